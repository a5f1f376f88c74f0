import { PGlite } from '@electric-sql/pglite'
import { spareMemory } from './spare-memory.ts'

/**
 * A process of its own, run once per data directory by `prepareCluster`: `initdb` takes about 840 MB,
 * which a WebAssembly memory never gives back.
 */
const directory = process.argv[2]
if (directory === undefined) throw new Error('usage: create-cluster.ts <directory>')
spareMemory()
const client = await PGlite.create(directory)
await client.close()
