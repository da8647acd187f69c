import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { ANSWER_FIELD, letterFields } from '@hdoc/contract/templates/template-kinds.ts'
import { MOST_LETTER_MB, type templateCalls } from '@hdoc/contract/templates/templates.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { inspectLetter } from '../../../platform/files/letters/letter-apart.ts'
import { receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { cleanFileName } from '../../../platform/files/recognise/file-name.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx, WholeAnswer } from '../../../platform/http/context.ts'
import { takeAnswerText } from '../edit/save-template.ts'
import { showTemplate } from '../edit/show-templates.ts'
import { findLetter, findTemplate, keepVersion, storeLetter } from '../text/queries.ts'

type Calls = typeof templateCalls
const LIMIT_BYTES = MOST_LETTER_MB * 1024 * 1024

const refuse = (problem: FieldProblem) => new AppError('VALIDATION', {}, { fields: { name: [problem] } })

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LIMIT_BYTES) throw new AppError('file_too_big', { mb: MOST_LETTER_MB })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A Word document that a letter can be drawn on: it has the text's field, only known ones, and fetches nothing. */
async function checkLetter(bytes: Buffer): Promise<void> {
  const facts = await inspectLetter(bytes)
  if (!facts) throw refuse({ key: 'letter_unreadable' })
  if (facts.reachesOut) throw refuse({ key: 'letter_reaches_out' })
  const strange = facts.fields.filter((name) => !Object.hasOwn(letterFields, name))
  if (strange.length > 0)
    throw refuse({ key: 'template_field', values: { names: strange.map((name) => `{${name}}`).join(', ') } })
  if (!facts.fields.includes(ANSWER_FIELD))
    throw refuse({ key: 'letter_no_answer', values: { field: `{${ANSWER_FIELD}}` } })
}

/** Takes the Word paper of a text of answers in, in place of its present one. */
export async function putLetter(
  ctx: Ctx<Calls['putLetter']>,
  { params, query, stream }: InputOf<Calls['putLetter']>,
) {
  const isThere = (db: TenantDb) => findTemplate(db, params.id)
  if (!(await ctx.database.inInstitution(ctx.institutionId, isThere, { readOnly: true })))
    throw new AppError('NOT_FOUND')
  const bytes = await readAll(stream)
  const name = cleanFileName(query.name)
  if (!/\.docx$/i.test(name)) throw refuse({ key: 'letter_unreadable' })
  await checkLetter(bytes)
  const { sha256, size } = await receiveFile(ctx.files, Readable.from([bytes]), {
    fileName: name,
    limitBytes: LIMIT_BYTES,
  })
  const answer = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const staff = { ...ctx, db }
    const template = await takeAnswerText(staff, params.id)
    const before = await findLetter(db, template.id)
    await storeLetter(db, template, {
      letter: { sha256, name, size },
      at: ctx.clock.now(),
      by: ctx.actor.name,
    })
    await keepVersion(db, template.id)
    await recordAudit(staff, {
      action: 'template.letter_put',
      subjectType: 'template',
      subjectId: template.id,
      before: { file_name: before?.name ?? '' },
      after: { file_name: name },
    })
    return savedRow(ctx.language, await showTemplate(staff, template.id))
  })
  ctx.database.wake()
  return answer
}

export async function removeLetter(ctx: StaffCtx, { params }: InputOf<Calls['removeLetter']>) {
  const template = await takeAnswerText(ctx, params.id)
  const before = await findLetter(ctx.db, template.id)
  if (!before) throw new AppError('NOT_FOUND')
  await storeLetter(ctx.db, template, { letter: null, at: ctx.clock.now(), by: ctx.actor.name })
  await keepVersion(ctx.db, template.id)
  await recordAudit(ctx, {
    action: 'template.letter_removed',
    subjectType: 'template',
    subjectId: template.id,
    before: { file_name: before.name },
    after: {},
  })
  return savedRow(ctx.language, await showTemplate(ctx, template.id))
}

export async function downloadLetter(
  ctx: StaffCtx,
  { params }: InputOf<Calls['letter']>,
): Promise<WholeAnswer> {
  const letter = await findLetter(ctx.db, params.id)
  if (!letter) throw new AppError('NOT_FOUND')
  return {
    raw: true,
    body: await buffer(await ctx.files.open(letter.sha256)),
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(letter.name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-length': String(letter.size),
    },
  }
}
