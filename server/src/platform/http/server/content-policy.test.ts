import { expect, test } from 'vitest'
import { openPolicy, strictPolicy } from './content-policy.ts'

const parts = (policy: string) =>
  Object.fromEntries(policy.split(';').map((part) => part.split(/ (.*)/s).slice(0, 2) as [string, string]))

test('the strict policy names no server but its own', () => {
  expect(strictPolicy).not.toMatch(/https?:/)
  expect(parts(strictPolicy)['script-src']).toBe("'self'")
})

test('the open policy adds the origins it is given, each where it belongs, and frames nothing of ours', () => {
  const open = parts(
    openPolicy({ scripts: ['https://s.ro', 'https://s.ro'], data: ['https://d.ro', 'https://*.e.ro'] }),
  )
  expect(open['script-src']).toBe("'self' https://s.ro")
  expect(open['connect-src']).toBe("'self' https://s.ro https://d.ro https://*.e.ro")
  expect(open['img-src']).toBe("'self' data: blob: https://s.ro https://d.ro https://*.e.ro")
  expect(open['frame-src']).toBe('https://s.ro https://d.ro https://*.e.ro')
  expect(open['worker-src']).toBe("'none'")
  for (const name of ['default-src', 'object-src', 'form-action', 'base-uri'])
    expect(open[name], name).toBe(parts(strictPolicy)[name])
})
