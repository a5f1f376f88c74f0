import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/
/** Under this, a compressed file is hardly smaller and costs a header. In bytes. */
const worthCompressing = 1024

export type Encoding = 'br' | 'gzip'

/** A file of the built web, held in memory: the whole build is a few megabytes. */
export class StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
  /** Named after its content by the build, so it never changes under its name. */
  readonly immutable: boolean
  readonly #encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()

  constructor(path: string, bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
    this.type = typeOf(path)
    this.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    this.immutable = path.startsWith('/assets/')
  }

  get compressible(): boolean {
    return compressible.test(this.type) && this.bytes.byteLength >= worthCompressing
  }

  /** Compressed once, when first asked for. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#encoded.get(encoding)
    if (known !== undefined) return known
    const made = compressed(this.bytes, encoding)
    this.#encoded.set(encoding, made)
    return made
  }
}

/** Every file under `root` by its address. Only what is listed here can be asked for: no path is ever opened on request. */
export async function loadStaticFiles(root: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = `/${relative(root, file).split(sep).join('/')}`
        return [path, new StaticFile(path, new Uint8Array(await readFile(file)))] as const
      }),
    ),
  )
}

function typeOf(path: string): string {
  if (path.endsWith('.webmanifest')) return 'application/manifest+json'
  return getMimeType(path) ?? 'application/octet-stream'
}

async function compressed(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes))
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}
