import { expect, it } from 'vitest'
import { csvStream } from './csv-stream.ts'
import type { TableCell } from './safe-cell.ts'

async function written(...rows: TableCell[][]): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of csvStream(
    (async function* () {
      yield* rows
    })(),
  ))
    parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

it('a cell of several lines stays one cell, whatever ends its lines', async () => {
  expect(
    await written(['Mesaj', 'De la'], ['Bună ziua,\n\nAș dori', 'Ana'], ['unu\rdoi', 'b'], ['a\r\nb', 'c']),
  ).toBe('\ufeffMesaj;De la\r\n"Bună ziua,\n\nAș dori";Ana\r\n"unu\rdoi";b\r\n"a\r\nb";c\r\n')
})

it('a cell without line end, semicolon or quote stands bare; a number has the comma of Romanian spreadsheets', async () => {
  expect(await written(['ș; ț', 'spus "așa"', 'simplu', 12.7])).toBe(
    '\ufeff"ș; ț";"spus ""așa""";simplu;12,7\r\n',
  )
})
