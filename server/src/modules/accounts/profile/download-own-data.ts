import type { profileCalls } from '@hdoc/contract/profile.ts'
import { contentDisposition } from '../../../platform/files/preview-headers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { gatherOwnData } from './gather-own-data.ts'
import { writeOwnData } from './write-own-data.ts'

type Call = typeof profileCalls.data

export async function downloadOwnData(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<RawAnswer> {
  const data = await gatherOwnData(ctx)
  ctx.database.wake()
  const isJson = params.format === 'json'
  // The mark of UTF-8, or old text editors show ș and ț as two letters each.
  const text = isJson ? JSON.stringify(data, null, 2) : `\ufeff${writeOwnData(data, ctx.language)}`
  const name = `${ctx.language === 'ro' ? 'datele-mele' : 'my-data'}-${ctx.actor.username}.${isJson ? 'json' : 'txt'}`
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
