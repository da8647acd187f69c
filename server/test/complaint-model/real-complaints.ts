import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { complaintOffice, spot } from '../complaints/complaint-office.ts'
import { type FormVerb, isFormVerb } from '../form-model/form-model.ts'
import {
  answerTo,
  type FormProgram,
  postForForm,
  type RealForms,
  readSecrets,
  scanLinks,
  sendForm,
  visitor,
  waitHours,
} from '../form-model/real-forms.ts'
import type { Answer } from '../histories/play-turns.ts'
import type { Step } from './complaint-model.ts'
import { showPhotoOf } from './show-photo-of.ts'

/** The product’s side of a history: an institution of its own, forms and complaints in the order of the model. */
export type RealComplaints = RealForms & {
  office: Awaited<ReturnType<typeof complaintOffice>>
  typeId: number
  complaints: { id: number; secret: string }[]
}

const START = '2026-11-20T10:00:00+02:00'

export async function openRealComplaints(t: FormProgram): Promise<RealComplaints> {
  t.clock.set(START)
  const office = await complaintOffice(t)
  const { institutionId, host } = office
  const { id: typeId } = await office.addType({ name: 'Străzi', is_public: true })
  return { t, institutionId, host, office, typeId, forms: [], complaints: [] }
}

/** Reads the mails of confirmed complaints: the second secret of each. */
export async function readComplaints(real: RealComplaints): Promise<void> {
  const { t, institutionId, complaints } = real
  const rows = await t.asSuperuser<{ id: number }>(
    'select id::int from complaints where institution_id = $1 order by number',
    [institutionId],
  )
  const fresh = rows.slice(complaints.length)
  if (fresh.length === 0) return
  const secrets = await readSecrets(real, 'complaint')
  for (const { id } of fresh) {
    complaints.push({ id, secret: secrets.find(({ subjectId }) => subjectId === id)?.secret ?? '' })
    await showPhotoOf(t, institutionId, id)
  }
}

const MISSING = 999_999
const staffBodies = {
  accept: {},
  reject: { comment: 'Nu' },
  not_accept: { authority: 'CNAIR', comment: 'Drum național' },
  resolve: { resolution: 'Gata', reason: 'Gata' },
  cancel: { reason: 'La cerere' },
  reopen: { reason: 'Din nou' },
  unjoin: { reason: 'Alta' },
}
let texts = 0

async function begin(real: RealComplaints, of: number | undefined): Promise<boolean> {
  if (of !== undefined)
    return sendForm(real, {
      kind: 'complaint_support',
      path: '/api/portal_complaint/support',
      body: { complaint_id: of },
    })
  const body = { type_id: real.typeId, description: 'Groapă', ...spot, name: 'Ileana Cosânzeana' }
  return sendForm(real, { kind: 'complaint', path: '/api/portal_complaint/send', body })
}

/** What a person sends for a step. */
function sentFor(real: RealComplaints, todo: Exclude<Step, { verb: 'send' | 'support' | 'wait' }>) {
  const { office, complaints } = real
  const { verb, at } = todo
  const guest = (path: string, body: object) => visitor(real).post<Failure>(path, body)
  if (verb === 'withdraw' || verb === 'add') {
    const k = complaints[at]?.secret ?? 'a'.repeat(40)
    if (verb === 'withdraw') return guest('/api/portal_complaint/withdraw_own', { k })
    return guest('/api/portal_complaint/add_to_own', { k, text: `Completare ${++texts}` })
  }
  if (isFormVerb(verb)) return postForForm(real, { verb: verb as Exclude<FormVerb, 'scan'>, at })
  const id = complaints[at]?.id ?? MISSING
  if (todo.verb === 'join')
    return office.act('/api/complaint/join', { id, joined_to_id: complaints[todo.to]?.id ?? MISSING })
  return office.act(`/api/complaint/${verb}`, { id, ...staffBodies[verb as keyof typeof staffBodies] })
}

/** Takes a step. */
export async function take(real: RealComplaints, todo: Step): Promise<Answer> {
  if (todo.verb === 'send') return (await begin(real, undefined)) ? 'done' : 'refused'
  if (todo.verb === 'support')
    return (await begin(real, real.complaints[todo.at]?.id ?? MISSING)) ? 'done' : 'refused'
  if (todo.verb === 'wait') {
    await waitHours(real, todo.hours)
    return 'done'
  }
  if (todo.verb === 'scan') {
    const own = real.complaints.slice(-2).map(({ secret }) => `/api/portal_complaint/own?k=${secret}`)
    await scanLinks(real, real.forms[todo.at], own)
    return 'refused'
  }
  return answerTo(todo, await sentFor(real, todo))
}
