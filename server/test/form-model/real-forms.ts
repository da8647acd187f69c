import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { handle as eraseSends } from '../../src/modules/public-forms/erase/erase-sends.handler.ts'
import { codeOf, tokenOf } from '../../src/modules/public-forms/secrets/link-secret.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Answer } from '../histories/play-turns.ts'
import { workerServices } from '../programs/worker-services.ts'
import type { FormVerb, ToldForm } from './form-model.ts'

/** The program a run plays on: that of a test file, or of a measurement. */
export type FormProgram = Pick<
  TestApp,
  'database' | 'worker' | 'settings' | 'asSuperuser' | 'clock' | 'browser'
>
/** A form that somebody sent: its key, its address, and every link that was mailed. */
export type Sent = { key: string; email: string; links: string[]; code: string }
/** The forms that the product got, in the order of the model. */
export type RealForms = { t: FormProgram; institutionId: number; host: string; forms: Sent[] }

let visitors = 0
/** Somebody at an address of their own, as citizens are. */
export function visitor({ t, host }: RealForms) {
  const n = ++visitors
  return t.browser(host, 'ro', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
}

/** Reads the mails of forms: link and code of each. */
export async function readLinks({ t, institutionId, forms }: RealForms): Promise<void> {
  const mailed = await t.asSuperuser<{ nonce: Buffer; token_hash: Buffer; email: string }>(
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
}

type Held = { subject_id: number; nonce: Buffer; token_hash: Buffer }

/** The second secrets that were mailed about what came of forms of a kind, oldest first. */
export async function readSecrets(
  { t, institutionId }: RealForms,
  kind: PublicFormKind,
): Promise<{ subjectId: number; secret: string }[]> {
  const held = await t.asSuperuser<Held>(
    'select subject_id::int, nonce, token_hash from public_holders where institution_id = $1 and kind = $2 order by id',
    [institutionId, kind],
  )
  return held.map(({ subject_id: subjectId, nonce, token_hash }) => {
    const of = { institutionId, purpose: 'holder', nonce } as const
    return { subjectId, secret: tokenOf(t.settings, of, token_hash) ?? '' }
  })
}

/** A scanner of mails: opens every link in every way that promises to change nothing. `urls`: of other secrets. */
export async function scanLinks(real: RealForms, form: Sent | undefined, urls: readonly string[]) {
  const scanner = visitor(real)
  const shown = form?.links.slice(-1).map((token) => `/api/public_form/show/${token}`) ?? []
  const ways: Record<string, string>[] = [{}, { purpose: 'prefetch', 'sec-purpose': 'prefetch' }]
  for (const url of [...shown, ...urls])
    for (const headers of ways)
      for (const method of ['HEAD', 'GET'] as const) await scanner.send({ method, url, headers })
  // Without the token against forgery that only a page has, a link confirms nothing by POST either.
  const token = form?.links.at(-1)
  if (token !== undefined)
    await scanner.send({ method: 'POST', url: '/api/public_form/confirm', payload: { token } })
}

let people = 0
type Filling = { kind: PublicFormKind; path: string; body: object }

async function fillAndSend(real: RealForms, { kind, path, body }: Filling): Promise<boolean> {
  const browser = visitor(real)
  const { key } = (await browser.get<OpenedForm>(`/api/public_form/open/${kind}`)).body
  const email = `om.${++people}@test.example`
  real.t.clock.advance(10_000)
  const beside = { key, email, email_confirmation: email, terms: true }
  const { status, body: answer } = await browser.post<Failure>(path, { ...beside, ...body })
  real.t.clock.advance(-10_000)
  if (status >= 500) throw new Error(JSON.stringify(answer))
  if (status === 200) real.forms.push({ key, email, links: [], code: '' })
  return status === 200
}

let before: Promise<unknown> = Promise.resolve()
/**
 * Opens a form and sends it a moment later; tells whether it was taken. One after the other: the moment that somebody takes to
 * fill it in passes on the one clock that everybody has.
 */
export function sendForm(real: RealForms, filling: Filling): Promise<boolean> {
  const sent = before.then(() => fillAndSend(real, filling))
  before = sent.catch(() => undefined)
  return sent
}

/** Some hours pass; what was not confirmed is erased. */
export async function waitHours({ t }: RealForms, hours: number): Promise<void> {
  t.clock.advance(hours * 3_600_000)
  await eraseSends(await workerServices(t))
}

/** What a person sends for a step of a form. */
export function postForForm(real: RealForms, { verb, at }: { verb: Exclude<FormVerb, 'scan'>; at: number }) {
  const form = real.forms[at]
  const guest = (path: string, body: object) => visitor(real).post<Failure>(path, body)
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
  const token = form?.links.at(verb === 'link' ? -1 : -2) ?? 'a'.repeat(40)
  // An older one only where there is one: else one that nobody was mailed.
  const isFirst = verb === 'old_link' && (form?.links.length ?? 0) < 2
  return guest('/api/public_form/confirm', { token: isFirst ? 'b'.repeat(40) : token })
}

/** What an answer means for a model; a fault of the program ends the run. */
export function answerTo(todo: object, { status, body }: { status: number; body: Failure }): Answer {
  if (status >= 500) throw new Error(`${JSON.stringify(todo)}: ${JSON.stringify(body)}`)
  if (status === 429) throw new Error(`${JSON.stringify(todo)}: too many`)
  return status === 200 ? 'done' : body.code === 'CONFLICT' ? 'raced' : 'refused'
}

type StoredForm = ToldForm & { email: string; content: Record<string, number> | null }

/** How each form stands in the product, in the order of the model; undefined where it is erased. */
export async function storedForms({
  t,
  institutionId,
  forms,
}: RealForms): Promise<(StoredForm | undefined)[]> {
  const sends = await t.asSuperuser<StoredForm>(
    `select email, content, state, resends, corrections, wrong_codes as wrong
       from public_sends where institution_id = $1`,
    [institutionId],
  )
  return forms.map((form) => sends.find(({ email }) => email.endsWith(form.email)))
}

/** Whose form an address belongs to. */
export const formOf = ({ forms }: RealForms, email: string): number =>
  forms.findIndex((form) => email.endsWith(form.email))
