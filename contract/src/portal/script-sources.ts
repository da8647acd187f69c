import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, resource } from '../calls/resource.ts'
import { problemIssue } from '../failures/issue-fields.ts'
import { purposes } from './consent.ts'
import { purposeLabels } from './purpose-labels.ts'
import { originOf } from './web-origin.ts'

const MOST_ORIGINS = 30

/** Origins, one on each line. */
const origins = (options: { star: boolean; required: boolean }) =>
  z
    .string()
    .max(4000)
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z
        .array(z.string())
        .min(options.required ? 1 : 0)
        .max(MOST_ORIGINS)
        .superRefine((list, ctx) => {
          const wrong = list.find((one) => originOf(one, options) === undefined)
          if (wrong !== undefined)
            ctx.addIssue({ code: 'custom', ...problemIssue({ key: 'origin', values: { value: wrong } }) })
        }),
    )
    .transform((list) => [...new Set(list.map((one) => originOf(one, options) ?? one))].join('\n'))

const values = z.strictObject({
  name: requiredText(100),
  purpose: z.enum(purposes),
  /** Where its scripts come from; a star would let anybody's scripts in. */
  script_origins: origins({ star: false, required: true }),
  /** Whom its scripts talk to: calls, pictures, frames. */
  data_origins: origins({ star: true, required: false }).default(''),
  active: z.boolean().default(true),
})
export type ScriptSourceValues = z.output<typeof values>

const row = z.object({
  id: z.number(),
  name: z.string(),
  purpose: z.enum(purposes),
  script_origins: z.string(),
  data_origins: z.string(),
  active: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type ScriptSource = z.output<typeof row>

const label = (ro: string, en: string) => ({ ro, en })
const right = 'signed-in'

/** Whose scripts institutions may put on their portals, as the platform approves them. */
export const scriptSources = resource({
  name: 'script_source',
  title: label('Surse de scripturi', 'Sources of scripts'),
  audience: 'platform',
  small: true,
  notWhileActing: true,
  row,
  values,
  permission: { list: right, get: right, add: right, update: right, options: right },
  columns: {
    name: column.text(label('Denumire', 'Name')),
    purpose: column.text(label('Scop', 'Purpose')),
    script_origins: column.text(label('Scripturi de la', 'Scripts from')),
    data_origins: column.text(label('Trimite date la', 'Sends data to')),
    active: column.boolean(label('Aprobată', 'Approved')),
  },
  inputs: {
    name: { kind: 'text', label: label('Denumire', 'Name') },
    purpose: { kind: 'choice', label: label('Scop', 'Purpose'), choices: purposeLabels },
    script_origins: {
      kind: 'textarea',
      label: label('Scripturi de la', 'Scripts from'),
      help: label(
        'Câte o adresă pe rând, de exemplu https://statistici.exemplu.ro.',
        'One address a line, for example https://statistics.example.com.',
      ),
    },
    data_origins: {
      kind: 'textarea',
      label: label('Trimite date la', 'Sends data to'),
      help: label(
        'Adresele cu care vorbesc scripturile; aici este permis și https://*.exemplu.ro.',
        'The addresses that the scripts talk to; https://*.example.com is allowed here too.',
      ),
    },
    active: {
      kind: 'checkbox',
      label: label('Aprobată', 'Approved'),
      help: label(
        'Fără aprobare, scripturile ei nu se mai încarcă nicăieri.',
        'Without approval its scripts are loaded nowhere any more.',
      ),
    },
  },
})

export const scriptSourceCalls = {
  remove: endpoint({
    id: 'script_source.delete',
    method: 'DELETE',
    path: '/api/script_source/delete/:id',
    audience: 'platform',
    permission: 'signed-in',
    rate: 'none',
    tx: 'write',
    notWhileActing: true,
    params: idParams,
    summary: 'Deletes an approved source; scripts that came from it are loaded no more',
    answer: doneAnswer,
  }),
}
