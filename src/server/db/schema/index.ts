export * from './auth.ts'
export * from './reports.ts'
export * from './runs.ts'
