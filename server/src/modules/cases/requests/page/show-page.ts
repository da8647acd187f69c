import type { DataRequestPage, dataRequestPageCalls } from '@hdoc/contract/cases/data-request-page.ts'
import { mostAnswerFiles } from '@hdoc/contract/cases/data-requests.ts'
import { localDate } from '../../../../platform/clock.ts'
import type { Ctx, InputOf } from '../../../../platform/http/context.ts'
import { findBranding } from '../../../institutions/index.ts'
import { type AnswerFile, listAnswerFiles } from '../queries/answers.ts'
import { findRequest, type RequestRow } from '../queries/requests.ts'
import { findByLink, inPlace, type Link } from './open-request.ts'

const MEGABYTE = 1024 * 1024

function present(
  row: RequestRow,
  files: readonly AnswerFile[],
  { institution, today, maxMb }: { institution: string; today: string; maxMb: number },
): DataRequestPage {
  const state = row.state === 'open' && row.until_on < today ? 'expired' : row.state
  const isOpen = state === 'open'
  return {
    state,
    institution,
    number: row.document_number,
    registered_on: row.registered_on,
    doc_type: row.doc_type,
    asked_by: row.asked_by_name,
    group: row.group_name,
    message: isOpen ? row.message : '',
    until_on: row.until_on,
    ended_on: row.ended_at === null ? null : localDate(new Date(row.ended_at)),
    stops_clock: isOpen && row.stops_clock,
    // What was asked and sent is nobody's business once the link is over.
    items: isOpen
      ? row.items.map(({ n, what, answer, answered_at }) => ({
          n,
          what,
          answer,
          answered: answered_at !== null,
          files: files
            .filter(({ item }) => item === n)
            .map(({ id, name, size, received, file_id, sent_at }) => ({
              id,
              name,
              size,
              received,
              whole: file_id !== null,
              sent: sent_at !== null,
            })),
        }))
      : [],
    max_files: mostAnswerFiles,
    max_mb: maxMb,
  }
}

type PageCtx = Pick<Ctx, 'database' | 'caller' | 'clock' | 'settings'>

/** The page of a request as it is now. */
export async function readPage(ctx: PageCtx, id: number): Promise<DataRequestPage | undefined> {
  return inPlace(
    ctx,
    async (db) => {
      const [row, branding] = [await findRequest(db, id), await findBranding(db)]
      if (!row) return undefined
      return present(row, await listAnswerFiles(db, id), {
        institution: branding?.name ?? '',
        today: localDate(ctx.clock.now()),
        maxMb: Math.floor(ctx.settings.limits.publicFileBytes / MEGABYTE),
      })
    },
    { readOnly: true },
  )
}

/** What is asked by a link, or why nothing is any more. */
export async function showPage(
  ctx: Ctx<typeof dataRequestPageCalls.show>,
  { params, query }: InputOf<typeof dataRequestPageCalls.show>,
): Promise<DataRequestPage> {
  const link: Link = { id: params.id, k: query.k }
  const row = await findByLink(ctx, link)
  const page = await readPage(ctx, row.id)
  if (!page) throw new Error('a request that was just found is gone')
  return page
}
