import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text; fonts, pictures and data of the viewer of PDFs are compressed by themselves. */
const isText = (name: string): boolean => /\.(m?js|css|svg|json)$/.test(name)
/** Below this a request weighs more than what it brings. */
const LEAST_BYTES = 512

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
/** Better ones take twenty times as long, for a twentieth of the bytes. */
const QUALITY = 6

async function compressBeside(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [small, smaller] = await Promise.all([gzipped(bytes, { level: 9 }), brotlied(bytes, { params })])
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
}

/**
 * Writes each text of the build once more as gzip and as brotli beside it, so that the server sends the one which the browser
 * reads and compresses nothing itself.
 */
export const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  async closeBundle() {
    const { root, build } = this.environment.config
    const entries = await readdir(resolve(root, build.outDir), { recursive: true, withFileTypes: true })
    await Promise.all(
      entries
        .filter((one) => one.isFile() && isText(one.name))
        .map(({ parentPath, name }) => compressBeside(join(parentPath, name))),
    )
  },
}
