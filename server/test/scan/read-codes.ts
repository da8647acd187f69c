import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import type { Picture } from './render-page.ts'

/** What `zbar` reads on a picture, with the kind of code. */
export async function readCodes({ data, width, height }: Picture): Promise<{ kind: string; text: string }[]> {
  const symbols = await scanRGBABuffer(data.buffer as ArrayBuffer, width, height)
  return symbols.map((symbol) => ({ kind: symbol.typeName.replace('ZBAR_', ''), text: symbol.decode() }))
}
