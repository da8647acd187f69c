import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalCui, optionalEmail, optionalPhone, optionalText, requiredText } from '../calls/fields.ts'
import { resource } from '../calls/resource.ts'

export const companyValues = z.strictObject({
  name: requiredText(300),
  cui: optionalCui.unwrap().pipe(z.string().min(1)),
  address: optionalText(400),
  phone: optionalPhone,
  email: optionalEmail,
  contact_person: optionalText(200),
})
export type CompanyValues = z.output<typeof companyValues>

const companyRow = z.object({
  id: z.number(),
  name: z.string(),
  cui: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  contact_person: z.string(),
  /** How many institutions it stands for. */
  institutions: z.number(),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})
export type Company = z.output<typeof companyRow>

const label = (ro: string, en: string) => ({ ro, en })

/** The legal persons the platform contracts with. */
export const companies = resource({
  name: 'company',
  title: { ro: 'Companii', en: 'Companies' },
  audience: 'platform',
  row: companyRow,
  values: companyValues,
  notWhileActing: true,
  permission: {
    list: 'signed-in',
    get: 'signed-in',
    add: 'signed-in',
    update: 'signed-in',
    options: 'signed-in',
  },
  columns: {
    name: column.text(label('Denumire', 'Name')),
    cui: column.text(label('CUI', 'CUI')),
    contact_person: column.text(label('Persoană de contact', 'Contact person')),
    phone: column.text(label('Telefon', 'Phone')),
    email: column.text(label('E-mail', 'E-mail')),
    address: column.text(label('Adresă', 'Address'), { hidden: true }),
    institutions: column.number(label('Instituții', 'Institutions')),
  },
  inputs: {
    cui: {
      kind: 'text',
      label: label('CUI', 'CUI'),
      help: label(
        'Restul se completează după CUI, dacă firma este găsită.',
        'The rest is filled in by the CUI, if the company is found.',
      ),
    },
    name: { kind: 'text', label: label('Denumire', 'Name') },
    address: { kind: 'text', label: label('Adresă', 'Address') },
    phone: { kind: 'text', label: label('Telefon', 'Phone') },
    email: { kind: 'text', label: label('E-mail', 'E-mail') },
    contact_person: { kind: 'text', label: label('Persoană de contact', 'Contact person') },
  },
})
