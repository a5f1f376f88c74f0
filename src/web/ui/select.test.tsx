import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Select } from './select.tsx'

afterEach(cleanup)

function AgeRange({ error }: { readonly error?: string }) {
  const [age, setAge] = useState('')
  return (
    <Select
      label="Age Range"
      placeholder="Choose an age range"
      hint="Years."
      error={error}
      value={age}
      onChange={(event) => setAge(event.target.value)}
      options={[
        { value: '18-24', label: '18-24 years' },
        { value: 'all', label: 'All ages' },
      ]}
    />
  )
}

test('starts at the placeholder, which cannot be chosen, and takes a choice', () => {
  render(<AgeRange />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Age Range' })
  expect(select.value).toBe('')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose an age range' }).disabled).toBe(true)
  fireEvent.change(select, { target: { value: 'all' } })
  expect(select.value).toBe('all')
})

test('what is wrong and what helps are read aloud with the field', () => {
  render(<AgeRange error="Choose one." />)
  const select = screen.getByRole('combobox', { name: 'Age Range' })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  const described = select.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Choose one.', 'Years.'])
})
