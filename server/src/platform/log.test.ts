import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLog, newRequestId, pathOnly } from './log.ts'

const folder = mkdtempSync(join(tmpdir(), 'hdoc-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

function linesOf(
  write: (log: ReturnType<typeof createLog>) => void,
  logLevel = 'info',
): Record<string, unknown>[] {
  const logFile = join(folder, `${newRequestId()}.log`)
  write(createLog({ logLevel, logFile }))
  const text = readFileSync(logFile, 'utf8').trim()
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line))
}

test('a line carries time, level, message and what was given', () => {
  const [line] = linesOf((log) => log.info({ requestId: 'abc', status: 200 }, 'answered'))
  expect(line).toMatchObject({ level: 'info', msg: 'answered', requestId: 'abc', status: 200 })
  expect(String(line?.time)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('personal data is hidden by its name, at the top and one level down', () => {
  const [line] = linesOf((log) =>
    log.info(
      { user: { id: 7, name: 'Gina Liliacu', email: 'g@x.ro', cnp: '2850101221144' }, password: 'parola' },
      'x',
    ),
  )
  expect(JSON.stringify(line)).not.toMatch(/Gina|g@x|2850101221144|parola/)
  expect(line).toMatchObject({ user: { id: 7, name: '[hidden]' } })
})

test('a request is logged by its path: searches carry names', () => {
  const [line] = linesOf((log) =>
    log.info(
      { req: { id: 'r1', method: 'GET', url: '/api/issuer/options?q=Popescu', headers: { cookie: 'c' } } },
      'x',
    ),
  )
  expect(line?.req).toEqual({ id: 'r1', method: 'GET', path: '/api/issuer/options' })
  expect(pathOnly('/a#b')).toBe('/a')
  expect(pathOnly('/api/document/list/20/1700101479017')).toBe('/api/document/list/20/[cnp]')
})

test('a database error keeps its code and constraint, not the values it quotes', () => {
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'issuers_cnp_key',
    detail: 'Key (cnp)=(2850101221144) already exists.',
  })
  const [line] = linesOf((log) => log.error({ err: error }, 'failed'))
  expect(line?.err).toMatchObject({
    code: '23505',
    constraint: 'issuers_cnp_key',
    message: 'duplicate key value',
  })
  expect(JSON.stringify(line)).not.toContain('2850101221144')
})

test('lines below the level are not written', () => {
  expect(linesOf((log) => log.debug('quiet'))).toEqual([])
  expect(linesOf((log) => log.debug('loud'), 'debug')).toHaveLength(1)
})

test('request ids are short, safe in an address and do not repeat', () => {
  const ids = new Set(Array.from({ length: 1000 }, newRequestId))
  expect(ids.size).toBe(1000)
  expect([...ids].every((id) => /^[\w-]{12}$/.test(id))).toBe(true)
})
