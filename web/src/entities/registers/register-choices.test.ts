import { expect, test } from 'vitest'
import { defaultRegister } from './register-choices.ts'

const register = (id: number, category: 'intrare' | 'iesire' | null, is_default: boolean) => ({
  id,
  category,
  is_default,
})

test('the default register of all kinds goes before that of one kind, and incoming before outgoing', () => {
  const [outgoing, incoming, all] = [
    register(1, 'iesire', true),
    register(2, 'intrare', true),
    register(3, null, true),
  ]
  const plain = register(4, null, false)
  expect(defaultRegister([outgoing, incoming, all, plain])).toBe(3)
  expect(defaultRegister([outgoing, incoming, plain])).toBe(2)
  expect(defaultRegister([outgoing, plain])).toBe(1)
  expect(defaultRegister([plain])).toBe(4)
  expect(defaultRegister([plain, register(5, null, false)])).toBeNull()
  expect(defaultRegister([])).toBeNull()
})
