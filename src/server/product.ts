import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const packageSchema = z.object({ version: z.string() })

/** As package.json says. */
export const productVersion: string = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version

/** Where the built pages are; null when they were never built (`npm start` builds them). */
export function findWebRoot(): string | null {
  const webRoot = join(root, 'dist/web')
  return existsSync(join(webRoot, 'index.html')) ? webRoot : null
}
