import { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { signingCertificateCalls } from '@hdoc/contract/signatures/signing-certificate.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { APART_LIMITS, runApart } from '../../../platform/files/preview/apart/run-apart.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { countHits, forgetHits, tooMany } from '../../../platform/http/guard/limit-calls.ts'
import { readCertificate, signsDocuments } from '../../../platform/signatures/cms/read-certificate.ts'
import { personOf } from '../../../platform/signatures/judge/read-person.ts'
import { fitsInto } from '../../../platform/signatures/sign/build-signed-data.ts'
import type { OpenedPkcs12 } from '../../../platform/signatures/sign/open-pkcs12.ts'
import { CONTENTS_BYTES } from '../../../platform/signatures/sign/prepare-signature.ts'
import { findCertificate, removeCertificate, storeCertificate } from './queries.ts'
import { sealKey } from './sealed-key.ts'
import { showCertificate } from './show-certificate.ts'

type Call = typeof signingCertificateCalls.put
const LIMITS = { ...APART_LIMITS, milliseconds: 10_000, megabytes: 400, answerBytes: 1024 * 1024 }

const refuse = (field: 'file' | 'password', key: Parameters<typeof problem>[0]) =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem(key)] } })
const problem = (
  key:
    | Extract<OpenedPkcs12, { ok: false }>['refusal']
    | 'pkcs12_expired'
    | 'pkcs12_not_for_signing'
    | 'pkcs12_too_long',
) => ({ key })

/** The file is opened in a process of its own: it may ask for any number of rounds over the password. */
async function open(file: Buffer, password: string): Promise<OpenedPkcs12> {
  const secret = Buffer.from(password, 'utf8')
  const outcome = await runApart(
    { do: 'open-pkcs12', first: secret.length },
    Readable.from([Buffer.concat([secret, file])]),
    LIMITS,
  )
  if (!outcome.ok) return { ok: false, refusal: 'pkcs12_unreadable' }
  return JSON.parse(outcome.bytes.toString('utf8')) as OpenedPkcs12
}

/** Counted before the file is opened, so that guesses made at once count too; a right password takes it back. */
async function countGuess(ctx: Ctx<Call>): Promise<() => Promise<void>> {
  const { actor, settings, database, institutionId } = ctx
  const keys = [`pkcs12|${institutionId}`, `pkcs12|${institutionId}|${actor.institutionId}|${actor.id}`]
  const most = [settings.limits.loginFailuresAccount, settings.limits.loginFailuresDevice]
  const hits = await countHits(database.global, keys, settings.limits.loginWindowMinutes * 60)
  for (const { key, hits: count, left } of hits)
    if (count > (most[keys.indexOf(key)] ?? 0)) throw tooMany(left)
  return () => forgetHits(database.global, keys)
}

export async function putCertificate(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const forget = await countGuess(ctx)
  const opened = await open(Buffer.from(body.file, 'base64'), body.password)
  if (!opened.ok) throw refuse(opened.refusal === 'pkcs12_password' ? 'password' : 'file', opened.refusal)
  await forget()
  const certificate = Buffer.from(opened.certificate, 'base64')
  const read = readCertificate(certificate)
  const now = ctx.clock.now()
  if (read.until <= now) throw refuse('file', 'pkcs12_expired')
  if (!signsDocuments(read)) throw refuse('file', 'pkcs12_not_for_signing')
  const chain = opened.chain.map((one) => Buffer.from(one, 'base64'))
  if (!fitsInto(CONTENTS_BYTES, { certificate, chain })) throw refuse('file', 'pkcs12_too_long')
  const { name, issuer, serial, valid_from, valid_until } = personOf(read)
  const answer = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const before = await findCertificate(db)
    await storeCertificate(db, {
      name,
      issuer,
      serial,
      valid_from,
      valid_until,
      added_at: now.toISOString(),
      added_by_name: ctx.actor.name,
      key_sealed: sealKey(ctx.settings, db, { key: opened.key, certificate }),
      certificate,
      chain,
    })
    await recordAudit(
      { db, actor: ctx.actor, clock: ctx.clock },
      {
        action: 'setting.certificate_changed',
        subjectType: 'setting',
        subjectId: db.institutionId,
        before: before && told(before),
        after: told({ name, issuer, serial, valid_until }),
      },
    )
    const data = await showCertificate({ db, settings: ctx.settings, clock: ctx.clock })
    return { success: true as const, message: savedMessage(ctx.language), data }
  })
  ctx.database.wake()
  return answer
}

type Told = { name: string; issuer: string; serial: string; valid_until: string }
/** For the trail: never the key. */
const told = ({ name, issuer, serial, valid_until }: Told): Told => ({ name, issuer, serial, valid_until })

export async function dropCertificate(ctx: StaffCtx) {
  const before = await findCertificate(ctx.db)
  if (!before) throw new AppError('NOT_FOUND')
  await removeCertificate(ctx.db)
  await recordAudit(ctx, {
    action: 'setting.certificate_removed',
    subjectType: 'setting',
    subjectId: ctx.db.institutionId,
    before: told(before),
    after: {},
  })
  return { success: true as const, message: savedMessage(ctx.language), data: await showCertificate(ctx) }
}
