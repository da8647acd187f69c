import type { issuerPersonCalls } from '@hdoc/contract/issuer-person.ts'
import { contentDisposition } from '../../../platform/files/preview-headers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import type { IssuerReferences } from '../directory/references.ts'
import { gatherPersonData } from './gather-person-data.ts'
import { writePersonData } from './write-person-data.ts'

type Call = typeof issuerPersonCalls.data

/** Everything kept about a person, for the person: a file for machines, or one for reading. */
export async function takeData(
  ctx: Ctx<Call>,
  { params }: InputOf<Call>,
  references: readonly IssuerReferences[],
): Promise<RawAnswer> {
  const data = await gatherPersonData(ctx, params.id, references)
  ctx.database.wake()
  const isJson = params.format === 'json'
  // The mark of UTF-8, or old text editors show ș and ț as two letters each.
  const text = isJson ? JSON.stringify(data, null, 2) : `\ufeff${writePersonData(data, ctx.language)}`
  const name = `${ctx.language === 'ro' ? 'deponent' : 'issuer'}-${params.id}.${isJson ? 'json' : 'txt'}`
  return {
    raw: true,
    body: Buffer.from(text),
    headers: {
      'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-disposition': contentDisposition('attachment', name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  }
}
