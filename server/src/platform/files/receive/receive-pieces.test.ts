import { AppError } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import type { Piece } from '../store/file-store.ts'
import { receivePieces } from './receive-pieces.ts'

/** A store of pieces in memory; `there` has the names of the kept ones. */
function shelf() {
  const there = new Set<string>()
  return {
    there,
    keepPiece: async (source: AsyncIterable<Uint8Array>): Promise<Piece> => {
      let size = 0
      for await (const part of source) size += part.length
      const name = `p${there.size}`
      if (size > 0) there.add(name)
      return { name, size, whole: true }
    },
    deletePiece: async (name: string) => void there.delete(name),
  }
}

async function* bytes(count: number) {
  for (let n = 0; n < count; n++) yield new Uint8Array(1)
}
const rules = { pieceBytes: 2, most: 10 }

it('keeps what comes in pieces', async () => {
  const store = shelf()
  const taken: number[] = []
  const keep = async ({ size }: Piece) => void taken.push(size)
  expect(await receivePieces(store, bytes(5), { ...rules, keep })).toBe('whole')
  expect([taken, store.there.size]).toEqual([[2, 2, 1], 3])
})

it.each([
  ['was refused', new AppError('UPLOAD_OFFSET'), 0],
  ['may have been taken over before the database went away', new Error('Connection terminated'), 1],
])('of a piece that %s', async (_, error, left) => {
  const store = shelf()
  const keep = () => Promise.reject(error)
  await expect(receivePieces(store, bytes(5), { ...rules, keep })).rejects.toBe(error)
  expect(store.there.size).toBe(left)
})
