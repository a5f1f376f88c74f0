import { defineConfig } from 'drizzle-kit'

// drizzle-kit reads this file's default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/*.ts',
  out: './src/server/db/migrations',
})
