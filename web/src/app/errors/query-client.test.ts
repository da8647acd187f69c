import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/calls/api-error.ts'
import type { QueryMeta } from '../../lib/queries/call-meta.ts'
import { createQueryClient } from './query-client.ts'

const failure = (status: number, code: ApiError['code'] = 'INTERNAL') => new ApiError('x', { status, code })

/** The sources that `onFailure` hears for a failing query. */
async function heard(error: unknown, meta?: QueryMeta): Promise<string[]> {
  const sources: string[] = []
  const client = createQueryClient((_, source) => sources.push(source))
  const work = client.fetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    meta,
    retry: false,
  })
  await work.catch(() => undefined)
  return sources
}

test('a failed query that nobody shows is heard once, with where it comes from', async () => {
  expect(await heard(failure(500), { loud: true })).toEqual(['call'])
  expect(await heard(failure(404, 'NOT_FOUND'), { single: true })).toEqual(['single'])
})

test('a query is shown where it is drawn, unless it says that nobody does', async () => {
  expect(await heard(failure(500))).toEqual([])
})

test('what was asked ahead is told only when a page waits for it', async () => {
  expect(await heard(failure(404, 'NOT_FOUND'), { ahead: true, single: true })).toEqual([])
  const sources: string[] = []
  const client = createQueryClient((_, source) => sources.push(source))
  const options = {
    queryKey: ['x'],
    queryFn: () => Promise.reject(failure(404, 'NOT_FOUND')),
    meta: { ahead: true, single: true },
    retry: false,
  }
  const leave = new QueryObserver(client, options).subscribe(() => undefined)
  await client.fetchQuery(options).catch(() => undefined)
  leave()
  expect(sources).toEqual(['single'])
})

test('what concerns the session was told by the call already', async () => {
  expect(await heard(failure(401, 'UNAUTHENTICATED'), { loud: true })).toEqual([])
  expect(await heard(failure(419, 'CSRF'), { loud: true })).toEqual([])
  expect(await heard(failure(403, 'uknown_host'), { loud: true })).toEqual([])
})

test('a failed mutation is heard with its source', async () => {
  const sources: string[] = []
  const client = createQueryClient((_, source) => sources.push(source))
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(failure(422, 'LOGIN_FAILED')),
    meta: { source: 'login' },
  })
  await mutation.execute(undefined).catch(() => undefined)
  expect(sources).toEqual(['login'])
})

test('only what passes by itself is asked again, at most twice', () => {
  const retry = createQueryClient(() => undefined).getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('retry is no rule')
  expect(retry(0, failure(0, 'offline'))).toBe(true)
  expect(retry(1, failure(503, 'UNAVAILABLE'))).toBe(true)
  expect(retry(2, failure(503, 'UNAVAILABLE'))).toBe(false)
  expect(retry(0, failure(500))).toBe(false)
  expect(retry(0, failure(404, 'NOT_FOUND'))).toBe(false)
  expect(retry(0, failure(0, 'aborted'))).toBe(false)
})
