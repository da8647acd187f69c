import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { AcceptedOne } from '@hdoc/contract/submissions/submission-acts.ts'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import { handle as endLate } from '../../src/modules/submissions/complete/jobs/end-late.handler.ts'
import { handle as registerWaiting } from '../../src/modules/submissions/confirm/jobs/register-waiting.handler.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import { type FormVerb, isFormVerb } from '../form-model/form-model.ts'
import {
  answerTo,
  type FormProgram,
  formOf,
  postForForm,
  type RealForms,
  readSecrets,
  scanLinks,
  sendForm,
  visitor,
  waitHours,
} from '../form-model/real-forms.ts'
import type { Answer } from '../histories/play-turns.ts'

import { workerServices } from '../programs/worker-services.ts'
import { giveForm } from '../submissions/give-form.ts'
import { submissionOffice } from '../submissions/submission-office.ts'
import { START, type Step } from './submission-model.ts'

type Office = Awaited<ReturnType<typeof submissionOffice>>

/** The product’s side of a history: an institution of its own, forms in the order of the model, with what came of them. */
export type RealSubmissions = RealForms & {
  office: Office
  clerks: Office['clerk'][]
  formId: { plain: number; online: number }
  /** By the place of their form. */
  submissions: Map<number, { id: number; secret: string; own: string }>
}

/** Handed in without a file, so that a step is one call. */
const definition: FormDefinition = {
  sections: [
    {
      ...{ key: 'cerere', title: 'Cererea', help: '', shown_when: null },
      fields: [
        {
          ...{ key: 'ce', kind: 'text', label: 'Ce cereți', help: '', required: true },
          ...{ shown_when: null, max_length: 200 },
        },
      ],
    },
  ],
}

export async function openRealSubmissions(t: FormProgram): Promise<RealSubmissions> {
  t.clock.set(START)
  const office = await submissionOffice(t)
  const { institutionId, host } = office
  const formId = {
    plain: await giveForm(t, { institutionId, typeId: office.byClerk, definition }),
    online: await giveForm(t, { institutionId, typeId: office.byItself, definition }),
  }
  const clerks = [office.clerk, await office.signed('grefier')]
  return { t, institutionId, host, office, clerks, formId, forms: [], submissions: new Map() }
}

/** Looks what came of the forms, and for the mailed secrets of each: that of what was asked last, and its person’s own. */
export async function readSubmissions(real: RealSubmissions): Promise<void> {
  const rows = await real.t.asSuperuser<{ id: number; email: string }>(
    'select id::int, email from submissions where institution_id = $1',
    [real.institutionId],
  )
  const asked = await readSecrets(real, 'submission_completion')
  const own = await readSecrets(real, 'submission')
  for (const { id, email } of rows)
    real.submissions.set(formOf(real, email), {
      id,
      secret: asked.findLast(({ subjectId }) => subjectId === id)?.secret ?? '',
      own: own.find(({ subjectId }) => subjectId === id)?.secret ?? '',
    })
}

const MISSING = 999_999
const idAt = ({ submissions }: RealSubmissions, at: number): number => submissions.get(at)?.id ?? MISSING
/** A secret that nobody was mailed, where none was. */
const secretAt = ({ submissions }: RealSubmissions, at: number): string =>
  submissions.get(at)?.secret || 'a'.repeat(40)

function send(real: RealSubmissions, online: boolean): Promise<boolean> {
  const { office, formId } = real
  return sendForm(real, {
    kind: 'submission',
    path: '/api/portal_submission/send',
    body: {
      doc_type_id: online ? office.byItself : office.byClerk,
      subject: 'Garaj',
      who: { type: 'pf', name: 'Ileana Cosânzeana' },
      form_id: online ? formId.online : formId.plain,
      answers: { ce: 'O copie' },
    },
  })
}

let turn = 0
/** Clerks take turns. */
const act = <T>(real: RealSubmissions, path: string, body: object) => {
  const clerk = real.clerks[turn++ % real.clerks.length] as Office['clerk']
  return clerk.post<T & Failure>(`/api/submission/${path}`, body)
}

async function acceptMany(real: RealSubmissions, todo: Step, places: readonly number[]): Promise<Answer> {
  const ids = [...new Set(places.map((at) => idAt(real, at)))]
  const answer = await act<{ registered: number; data: AcceptedOne[] }>(real, 'accept_many', { ids })
  if (answerTo(todo, answer) !== 'done') throw new Error(JSON.stringify(answer.body))
  return answer.body.registered > 0 ? 'done' : 'refused'
}

async function wait(real: RealSubmissions, hours: number): Promise<Answer> {
  await waitHours(real, hours)
  const services = await workerServices(real.t)
  await endLate(services)
  await registerWaiting(services)
  return 'done'
}

const staffBodies = { accept: {}, reject: { reason: 'test' }, close: { comment: 'Retras la cerere.' } }

/** Takes a step. */
export async function take(real: RealSubmissions, todo: Step): Promise<Answer> {
  if (todo.verb === 'send') return (await send(real, todo.online)) ? 'done' : 'refused'
  if (todo.verb === 'wait') return wait(real, todo.hours)
  if (todo.verb === 'accept_many') return acceptMany(real, todo, [todo.at, todo.to])
  const { verb, at } = todo
  if (verb === 'scan') {
    const urls = [...real.submissions.values()]
      .slice(-2)
      .flatMap(({ secret, own }) => [
        `/api/portal_submission/asked?c=${secret || 'a'.repeat(40)}`,
        `/api/portal_submission/own?s=${own}`,
      ])
    await scanLinks(real, real.forms[at], urls)
    return 'refused'
  }
  if (verb === 'complete') {
    const body = { secret: secretAt(real, at), answer: 'Am completat.' }
    const path = '/api/portal_submission/complete'
    return (await sendForm(real, { kind: 'submission_completion', path, body })) ? 'done' : 'refused'
  }
  if (isFormVerb(verb))
    return answerTo(todo, await postForForm(real, { verb: verb as Exclude<FormVerb, 'scan'>, at }))
  if (verb === 'withdraw') {
    const s = real.submissions.get(at)?.own ?? 'a'.repeat(40)
    return answerTo(todo, await visitor(real).post<Failure>('/api/portal_submission/withdraw_own', { s }))
  }
  const id = idAt(real, at)
  const body =
    todo.verb === 'ask'
      ? { message: 'Lipsește planul.', days: todo.days }
      : staffBodies[verb as keyof typeof staffBodies]
  return answerTo(todo, await act(real, verb, { id, ...body }))
}

/** What the checks of the installation say of this institution. */
export async function damageOf({ t, institutionId }: RealSubmissions): Promise<string[]> {
  await sealAll(t.database)
  return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
}
