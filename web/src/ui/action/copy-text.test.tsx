import { expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { currentToasts } from '../feedback/toast-store.ts'
import { copyText } from './copy-text.ts'

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
const told = () => currentToasts().map(({ kind, message }) => [kind, message])

test('what was copied is said, and so is a clipboard that the browser keeps closed', async () => {
  const copied: string[] = []
  clipboard(async (text) => void copied.push(text))
  await copyText('004512', 'Un număr copiat.')
  expect(copied).toEqual(['004512'])
  expect(told().at(-1)).toEqual(['success', 'Un număr copiat.'])
  clipboard(() => Promise.reject(new DOMException('closed', 'NotAllowedError')))
  await copyText('004512', 'Un număr copiat.')
  expect(told().at(-1)).toEqual(['error', 'Browserul nu permite copierea; selectați textul și copiați-l.'])
})
