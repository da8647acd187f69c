import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smsBody, smsText } from './sms-body.ts'

it('writes a text that every phone shows as one message', () => {
  expect(smsText('Primăria: „Ștampilă” – țintă…')).toBe('Primaria: "Stampila" - tinta')
  expect(smsText('a'.repeat(200))).toBe(`${'a'.repeat(157)}...`)
})

it('fills JSON and forms so that no value becomes a part of them', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, id) => {
      const values = { to: '+40722000000', text, id }
      const json = smsBody('{"to":"{to}","msg":"{text}","ref":"{id}"}', values)
      expect(JSON.parse(json.body)).toEqual({ to: values.to, msg: text, ref: id })
      const form = new URLSearchParams(smsBody('to={to}&msg={text}', values).body)
      expect([form.get('to'), form.get('msg')]).toEqual([values.to, text])
    }),
  )
  expect(smsBody('to={to}&text={text}', { to: '1', text: 'a b', id: '' }).contentType).toBe(
    'application/x-www-form-urlencoded',
  )
})
