import { formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { drawFilledForm } from './draw-filled-form.ts'

const definition = formDefinitionSchema.parse({
  sections: Array.from({ length: 4 }, (_, s) => ({
    key: `s${s}`,
    title: `Secțiunea ${s + 1}`,
    fields: [
      { key: `nota${s}`, kind: 'note', label: 'Citiți cu atenție.' },
      { key: `lung${s}`, kind: 'long_text', label: 'Descrierea', max_length: 5000 },
      { key: `fisier${s}`, kind: 'file', label: 'Planul', most: 2 },
    ],
  })),
})
const long = (s: number) => Array.from({ length: 600 }, (_, n) => `cuvântul${s}x${n}`).join(' ')

describe('the paper of a filled form', () => {
  it('goes over as many pages as its answers need, and loses no word of them', async () => {
    const bytes = await drawFilledForm({
      institution: { name: 'Primăria Dealu Florilor', address: '', phone: '', email: '' },
      picture: undefined,
      title: 'Certificat de urbanism',
      language: 'ro',
      definition,
      answers: { lung0: long(0), lung2: long(2), fisier1: [4, 5] },
      files: new Map([[4, 'plan.pdf']]),
      people: [{ label: 'Nume', value: 'Ștefan Țăndărică' }],
      at: new Date('2026-11-23T10:00:00Z'),
      number: 'RG-12/2026',
      trackingCode: 'k7m2q9xw4t8bz3ndp5cv',
      url: 'https://example.test/#/urmarire/k7m2q9xw4t8bz3ndp5cv',
    })
    const { pages, text } = await readPdf(bytes)
    expect(pages).toBeGreaterThan(2)
    for (const s of [0, 2])
      for (const n of [0, 299, 599])
        expect(text.match(new RegExp(`cuvântul${s}x${n}(?!\\d)`, 'g'))).toHaveLength(1)
    for (const part of ['Ștefan Țăndărică', 'Secțiunea 4', 'plan.pdf, 5', 'necompletat', 'RG-12/2026'])
      expect(text).toContain(part)
    expect(text).toContain('23.11.2026, 12:00')
    expect(text).toContain(`pagina ${pages}`)
  })
})
