import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReportData } from '../../../contract/report.ts'
import { user } from './auth.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    data: jsonb('data').$type<ReportData>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('report_user_updated').on(table.userId, table.updatedAt)],
)

/** One per user: the analysis on screen. */
export const workingCopy = pgTable('working_copy', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
  reportId: text('report_id'),
  title: text('title').notNull(),
  data: jsonb('data').$type<ReportData>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})
