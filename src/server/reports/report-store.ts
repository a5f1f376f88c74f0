import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { limits } from '../../contract/limits.ts'
import type { ListedReport, Report, ReportInput } from '../../contract/report.ts'
import type { Database } from '../db/database.ts'
import { report, workingCopy } from '../db/schema/reports.ts'
import { ProblemError } from '../problem-error.ts'

const notFound = () => new ProblemError('not-found', 'This report does not exist. It may have been deleted.')

/** Saved reports as their owner sees them. Another user's report is `not-found`, as one that never was. */
export class ReportStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Newest first. Without `withData` the analyses, which may be a megabyte each, are not even read. */
  async list(userId: string, { withData }: { readonly withData: boolean }): Promise<ListedReport[]> {
    const { data, ...light } = getTableColumns(report)
    const rows: ListedRow[] = await this.#db
      .select(withData ? { ...light, data } : light)
      .from(report)
      .where(eq(report.userId, userId))
      .orderBy(desc(report.updatedAt), desc(report.id))
    return rows.map(toListed)
  }

  async get(userId: string, id: string): Promise<Report> {
    const [row] = await this.#db
      .select()
      .from(report)
      .where(and(eq(report.id, id), eq(report.userId, userId)))
    if (row === undefined) throw notFound()
    return toReport(row)
  }

  /** `conflict` once a user keeps as many as the product lists. */
  async create(userId: string, input: ReportInput): Promise<Report> {
    const [kept] = await this.#db.select({ reports: count() }).from(report).where(eq(report.userId, userId))
    if ((kept?.reports ?? 0) >= limits.reportsListMax)
      throw new ProblemError('conflict', `You keep ${limits.reportsListMax} reports, the most there can be. Delete one you no longer need, then save again.`)
    const [row] = await this.#db
      .insert(report)
      .values({ id: randomUUID(), userId, ...input, createdAt: new Date(), updatedAt: afterAllOthers(userId) })
      .returning()
    if (row === undefined) throw new Error('The inserted report was not returned.')
    return toReport(row)
  }

  async update(userId: string, id: string, input: ReportInput): Promise<Report> {
    const [row] = await this.#db
      .update(report)
      .set({ ...input, updatedAt: afterAllOthers(userId) })
      .where(and(eq(report.id, id), eq(report.userId, userId)))
      .returning()
    if (row === undefined) throw notFound()
    return toReport(row)
  }

  /** The analysis on screen stays, as one that is not saved. */
  async delete(userId: string, id: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const deleted = await tx
        .delete(report)
        .where(and(eq(report.id, id), eq(report.userId, userId)))
        .returning({ id: report.id })
      if (deleted.length === 0) throw notFound()
      await tx
        .update(workingCopy)
        .set({ reportId: null })
        .where(and(eq(workingCopy.userId, userId), eq(workingCopy.reportId, id)))
    })
  }
}

/**
 * Now, and by a millisecond at least later than any report of this user: two changes within one millisecond, or a clock
 * that was set back, would else show them in any order.
 */
function afterAllOthers(userId: string) {
  return sql<Date>`greatest(${new Date().toISOString()}::timestamptz, (
    select max(other.updated_at) + interval '1 millisecond' from ${report} other where other.user_id = ${userId}))`
}

type ReportRow = typeof report.$inferSelect
type ListedRow = Omit<ReportRow, 'data'> & { readonly data?: ReportRow['data'] }

function toReport(row: ReportRow): Report {
  return { ...toListed(row), data: row.data }
}

function toListed({ id, title, description, createdAt, updatedAt, data }: ListedRow): ListedReport {
  return { id, title, description, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), ...(data === undefined ? {} : { data }) }
}
