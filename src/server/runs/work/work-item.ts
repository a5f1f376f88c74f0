import type { Usage } from '../../../contract/provenance.ts'
import type { Operation } from '../../../operations/define-operation.ts'
import type { ShardJob } from '../queue.ts'
import type { RunRow } from '../store/run-row.ts'

/** A shard this process has claimed and not yet finished with. */
export interface OpenShard {
  readonly job: ShardJob
  readonly run: Pick<RunRow, 'id' | 'userId' | 'generation'>
  readonly attempt: number
  readonly operation: Operation
  /** Aborts its calls in flight. */
  readonly abort: AbortController
  /** Items whose outcome is not stored yet. */
  readonly open: Set<WorkItem>
  /** No further call is begun. */
  stopped: boolean
  /** Its calls in flight will be aborted after a while. */
  aborting: boolean
}

export interface WorkItem {
  readonly shard: OpenShard
  readonly key: string
  readonly repeat: number
  readonly input: unknown
  /** Calls begun so far. */
  attempts: number
  /** What calls that gave no answer have taken. */
  spent: Usage
  /** Whether its row may say that it is running. */
  marked: boolean
  /** It has its outcome, stored or about to be: nothing may be written over it. */
  ended: boolean
}
