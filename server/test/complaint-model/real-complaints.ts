import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { handle as eraseSends } from '../../src/modules/public-forms/erase/erase-sends.handler.ts'
import { codeOf, tokenOf } from '../../src/modules/public-forms/secrets/link-secret.ts'
import type { TestApp } from '../browsers/app.ts'
import { complaintOffice, spot } from '../complaints/complaint-office.ts'
import { workerServices } from '../programs/worker-services.ts'
import type { Step } from './complaint-model.ts'
import { showPhotoOf } from './show-photo-of.ts'

/** The program a run plays on: that of a test file, or of a measurement. */
export type ComplaintProgram = Pick<
  TestApp,
  'database' | 'worker' | 'settings' | 'asSuperuser' | 'clock' | 'browser'
>
/** A form that somebody sent: its key, its address, and every link that was mailed. */
type Sent = { key: string; email: string; links: string[]; code: string }
/** The product’s side of a history: an institution of its own, forms and complaints in the order of the model. */
export type RealComplaints = {
  t: ComplaintProgram
  office: Awaited<ReturnType<typeof complaintOffice>>
  typeId: number
  forms: Sent[]
  complaints: { id: number; secret: string }[]
}

const START = '2026-11-20T10:00:00+02:00'

export async function openRealComplaints(t: ComplaintProgram): Promise<RealComplaints> {
  t.clock.set(START)
  const office = await complaintOffice(t)
  const { id: typeId } = await office.addType({ name: 'Străzi', is_public: true })
  return { t, office, typeId, forms: [], complaints: [] }
}

let visitors = 0
/** Somebody at an address of their own, as citizens are. */
function visitor({ t, office }: RealComplaints) {
  const n = ++visitors
  return t.browser(office.host, 'ro', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
}

type Mailed = { key_hash: Buffer; nonce: Buffer; token_hash: Buffer; email: string }

/** Reads the mails: link and code of each form, and the second secret of each complaint. */
export async function readMails(real: RealComplaints): Promise<void> {
  const { t, office, forms, complaints } = real
  const { institutionId } = office
  const mailed = await t.asSuperuser<Mailed>(
    'select nonce, token_hash, email from public_sends where institution_id = $1',
    [institutionId],
  )
  for (const form of forms) {
    const row = mailed.find(({ email }) => email.endsWith(form.email))
    if (!row) continue
    const of = { institutionId, purpose: 'form', nonce: row.nonce } as const
    const link = tokenOf(t.settings, of, row.token_hash) ?? ''
    if (form.links.at(-1) !== link) form.links.push(link)
    form.code = codeOf(t.settings, of, row.token_hash) ?? ''
  }
  const held = await t.asSuperuser<{ id: number; nonce: Buffer; token_hash: Buffer }>(
    `select c.id::int, h.nonce, h.token_hash from complaints c
       join public_holders h on h.institution_id = c.institution_id and h.kind = 'complaint' and h.subject_id = c.id
      where c.institution_id = $1 order by c.number`,
    [institutionId],
  )
  for (const { id, nonce, token_hash } of held.slice(complaints.length)) {
    const of = { institutionId, purpose: 'holder', nonce } as const
    complaints.push({ id, secret: tokenOf(t.settings, of, token_hash) ?? '' })
    await showPhotoOf(t, institutionId, id)
  }
}

/** A scanner of mails: opens every link in every way that promises to change nothing. */
async function scan(real: RealComplaints, form: Sent | undefined): Promise<void> {
  const scanner = visitor(real)
  const urls = [
    ...(form?.links.slice(-1).map((token) => `/api/public_form/show/${token}`) ?? []),
    ...real.complaints.slice(-2).map(({ secret }) => `/api/portal_complaint/own?k=${secret}`),
  ]
  for (const url of urls)
    for (const headers of [{}, { purpose: 'prefetch', 'sec-purpose': 'prefetch' }] as Record<
      string,
      string
    >[])
      for (const method of ['HEAD', 'GET'] as const) await scanner.send({ method, url, headers })
  // Without the token against forgery that only a page has, a link confirms nothing by POST either.
  const token = form?.links.at(-1)
  if (token !== undefined)
    await scanner.send({ method: 'POST', url: '/api/public_form/confirm', payload: { token } })
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
let people = 0

async function begin(real: RealComplaints, of: number | undefined): Promise<boolean> {
  const browser = visitor(real)
  const kind = of === undefined ? 'complaint' : 'complaint_support'
  const { key } = (await browser.get<OpenedForm>(`/api/public_form/open/${kind}`)).body
  const email = `om.${++people}@test.example`
  const filing = { type_id: real.typeId, description: 'Groapă', ...spot, name: 'Ileana Cosânzeana' }
  real.t.clock.advance(10_000)
  const { status, body } = await browser.post<Failure>(
    `/api/portal_complaint/${of === undefined ? 'send' : 'support'}`,
    {
      key,
      email,
      email_confirmation: email,
      terms: true,
      ...(of === undefined ? filing : { complaint_id: of }),
    },
  )
  real.t.clock.advance(-10_000)
  if (status >= 500) throw new Error(JSON.stringify(body))
  if (status === 200) real.forms.push({ key, email, links: [], code: '' })
  return status === 200
}

async function wait({ t }: RealComplaints, hours: number): Promise<boolean> {
  t.clock.advance(hours * 3_600_000)
  await eraseSends(await workerServices(t))
  return true
}

/** What a person sends for a step. */
function sentFor(real: RealComplaints, todo: Exclude<Step, { verb: 'send' | 'support' | 'wait' }>) {
  const { office, forms, complaints } = real
  const { verb, at } = todo
  const form = forms[at]
  const guest = (path: string, body: object) => visitor(real).post<Failure>(path, body)
  if (verb === 'withdraw' || verb === 'add') {
    const k = complaints[at]?.secret ?? 'a'.repeat(40)
    if (verb === 'withdraw') return guest('/api/portal_complaint/withdraw_own', { k })
    return guest('/api/portal_complaint/add_to_own', { k, text: `Completare ${++texts}` })
  }
  const key = form?.key ?? 'none'
  if (verb === 'resend') return guest('/api/public_form/resend', { key })
  if (verb === 'correct') {
    const email = `corect.${form?.email}`
    return guest('/api/public_form/correct', { key, email, email_confirmation: email })
  }
  if (verb === 'code') return guest('/api/public_form/confirm_code', { key, code: form?.code || '000000' })
  if (verb === 'wrong_code') {
    const code = form?.code === '000000' ? '000001' : '000000'
    return guest('/api/public_form/confirm_code', { key, code })
  }
  if (verb === 'link' || verb === 'old_link') {
    const token = form?.links.at(verb === 'link' ? -1 : -2) ?? 'a'.repeat(40)
    // An older one only where there is one: else one that nobody was mailed.
    const isFirst = verb === 'old_link' && (form?.links.length ?? 0) < 2
    return guest('/api/public_form/confirm', { token: isFirst ? 'b'.repeat(40) : token })
  }
  const id = complaints[at]?.id ?? MISSING
  if (todo.verb === 'join')
    return office.act('/api/complaint/join', { id, joined_to_id: complaints[todo.to]?.id ?? MISSING })
  return office.act(`/api/complaint/${verb}`, { id, ...staffBodies[verb as keyof typeof staffBodies] })
}

/** Takes a step; `raced`: refused because another one came between, as the page then tells. */
export async function take(real: RealComplaints, todo: Step): Promise<'done' | 'refused' | 'raced'> {
  if (todo.verb === 'send') return (await begin(real, undefined)) ? 'done' : 'refused'
  if (todo.verb === 'support')
    return (await begin(real, real.complaints[todo.at]?.id ?? MISSING)) ? 'done' : 'refused'
  if (todo.verb === 'wait') return (await wait(real, todo.hours)) ? 'done' : 'refused'
  if (todo.verb === 'scan') {
    await scan(real, real.forms[todo.at])
    return 'refused'
  }
  const { status, body } = await sentFor(real, todo)
  if (status >= 500) throw new Error(`${JSON.stringify(todo)}: ${JSON.stringify(body)}`)
  if (status === 429) throw new Error(`${JSON.stringify(todo)}: too many`)
  return status === 200 ? 'done' : body.code === 'CONFLICT' ? 'raced' : 'refused'
}
