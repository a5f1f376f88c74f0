import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { routes } from '../../../contract/routes.ts'
import { passwordLength } from '../../../contract/sign-in.ts'
import { callApi } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { TextField } from '../../ui/text-field.tsx'

const empty = { currentPassword: '', newPassword: '' }
type Field = keyof typeof empty
const fields: readonly Field[] = ['currentPassword', 'newPassword']
const names: Record<Field, string> = { currentPassword: 'The present password', newPassword: 'The new password' }

/** Another password for the account that is signed in; its sessions in other browsers end. */
export function ChangePassword() {
  const [passwords, setPasswords] = useState(empty)
  const [changed, setChanged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: () => callApi(routes.changePassword, { body: passwords }),
    onSuccess: () => {
      setPasswords(empty)
      setChanged(true)
    },
    onError: (error) => form.current?.querySelector<HTMLInputElement>(`[name="${fields.find((name) => errorAt(error, name))}"]`)?.focus(),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    setChanged(false)
    change.mutate()
  }

  function field(name: Field) {
    return {
      name,
      type: 'password',
      required: true,
      maxLength: passwordLength.max,
      value: passwords[name],
      error: errorAt(change.error, name),
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        setPasswords((current) => ({ ...current, [name]: value }))
        if (change.isError) change.reset()
      },
    }
  }

  const unplaced = change.error && !fields.some((name) => errorAt(change.error, name)) ? change.error : null
  return (
    <form ref={form} onSubmit={submit} className="grid max-w-sm gap-4">
      {unplaced && <ProblemNote error={unplaced} />}
      <TextField label="Present password" autoComplete="current-password" {...field('currentPassword')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        minLength={passwordLength.min}
        hint={`At least ${passwordLength.min} characters.`}
        {...field('newPassword')}
      />
      <Button type="submit" busy={change.isPending} className="justify-self-start">
        Change password
      </Button>
      <p role="status" className="text-ink-2 text-s">
        {changed && 'Changed. Other browsers are signed out.'}
      </p>
    </form>
  )
}

function errorAt(error: unknown, name: Field): string | undefined {
  const message = error instanceof ApiProblem ? error.fieldError(name) : undefined
  return message ? `${names[name]} ${message.replace(/\.$/, '')}.` : undefined
}
