import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Batch, BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { LiveChange } from '@hdoc/contract/live/live-words.ts'
import { SEARCH_LINES, type SearchAnswer } from '@hdoc/contract/search/search.ts'
import { heardIn } from '../streams/listen-live.ts'
import { type Asking, SEARCHED, type SeenDocument, type VisibilityOffice } from './visibility-office.ts'

/** What a person must see, and the office with everything there is. */
export interface Sight {
  office: VisibilityOffice
  /** By the reference rule, oldest first. */
  seen: SeenDocument[]
}

/** One way in which documents are shown: asked once for all, or document by document. */
export type Surface =
  | { name: string; ofAll: (who: Asking, sight: Sight) => Promise<{ shown: unknown; expected: unknown }> }
  | {
      name: string
      ofOne: (
        who: Asking,
        document: SeenDocument,
        sight: Sight,
      ) => Promise<{ shown: unknown; expected: unknown }>
    }

const isSeen = ({ seen }: Sight, document: SeenDocument): boolean => seen.some(({ id }) => id === document.id)
const newest = (documents: readonly SeenDocument[]): number[] =>
  documents.map(({ id }) => id).sort((a, b) => b - a)
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
const rising = (ids: number[]): number[] => ids.sort((a, b) => a - b)

const newestFirst = 'sortBy=id&sortOrder=desc'
/** Gives the body of an answer; throws when its status is not 200. */
function bodyOf<T>({ status, body }: { status: number; body: T }): T {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}

type Rows = ListAnswer<DocumentListRow>

/**
 * A call with the id of a document or of its file: it answers 200 to those who see the document, and 404 to
 * others.
 */
const byId = (name: string, path: (document: SeenDocument) => string): Surface => ({
  name,
  ofOne: async (who, document, sight) => ({
    shown: (await who.get(path(document))).status,
    expected: isSeen(sight, document) ? 200 : 404,
  }),
})

/**
 * The items of a batch preview. Whether the batch would change them or not, they must be only documents that
 * the person sees.
 */
const batch = (name: string, named: (sight: Sight) => number[] | undefined): Surface => ({
  name,
  ofAll: async (who, sight) => {
    const values = { action: 'access_level', access_level: 'public' }
    const { data } = bodyOf(
      await who.post<{ data: Batch }>('/api/document_batch/preview', { ids: named(sight), values }),
    )
    const shown: number[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const items = bodyOf(
        await who.get<ListAnswer<BatchItem>>(`/api/document_batch/items/${data.id}?page=${page}`),
      )
      shown.push(...items.data.map(({ document_id }) => document_id))
      last = items.meta.last_page
    }
    const counted = data.counts.will + data.counts.wont
    return { shown: [rising(shown), counted], expected: [rising(idsOf(sight.seen)), sight.seen.length] }
  },
})

export const surfaces: readonly Surface[] = [
  {
    name: 'list, its order and its total',
    ofAll: async (who, { seen }) => {
      const body = bodyOf(await who.get<Rows>(`/api/document/list/100?${newestFirst}`))
      return { shown: [idsOf(body.data), body.meta.total], expected: [newest(seen), seen.length] }
    },
  },
  {
    name: 'previous and next: the list page by page',
    ofAll: async (who, { seen }) => {
      const shown: number[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const body = bodyOf(await who.get<Rows>(`/api/document/list/10?page=${page}&${newestFirst}`))
        shown.push(...idsOf(body.data))
        last = body.meta.last_page
      }
      return { shown, expected: newest(seen) }
    },
  },
  {
    name: 'documents of an issuer',
    ofAll: async (who, { office, seen }) => {
      const body = bodyOf(await who.get<Rows>(`/api/document/of_issuer/${office.issuerId}/100`))
      return { shown: rising(idsOf(body.data)), expected: rising(idsOf(seen)) }
    },
  },
  {
    name: 'counts by status',
    ofAll: async (who, { seen }) => {
      const body = bodyOf(await who.get<{ documents: number }[]>('/api/document/counts'))
      return { shown: body.reduce((sum, { documents }) => sum + documents, 0), expected: seen.length }
    },
  },
  {
    name: 'dashboard',
    ofAll: async (who, { seen }) => {
      const body = bodyOf(await who.get<{ open: number }>('/api/dashboard/get'))
      return { shown: body.open, expected: seen.length }
    },
  },
  {
    name: 'search by words',
    ofAll: async (who, { seen }) => {
      const body = bodyOf(await who.post<SearchAnswer>('/api/search/find', { q: SEARCHED }))
      return {
        shown: [idsOf(body.data), body.more],
        expected: [newest(seen).slice(0, SEARCH_LINES), seen.length > SEARCH_LINES],
      }
    },
  },
  {
    name: 'export',
    ofAll: async (who, { seen }) => {
      const body = bodyOf(await who.get<string>(`/api/document/export/csv?${newestFirst}`))
      const lines = body.trim().split('\r\n').slice(1)
      return {
        shown: lines.map((line) => line.replace(/^"?([^",;]*).*$/s, '$1')).sort(),
        expected: seen.map(({ number }) => number).sort(),
      }
    },
  },
  {
    name: 'what an open page is told',
    ofAll: async (who, { seen }) => {
      const text = bodyOf(await who.get<string>('/api/live/stream?once=1&behind=60000'))
      const told = heardIn(text).flatMap(({ event, data }) =>
        event === 'changes' ? (data as LiveChange[]) : [],
      )
      return { shown: rising(told.flatMap(({ id }) => id ?? [])), expected: rising(idsOf(seen)) }
    },
  },
  batch('batch over the list', () => undefined),
  batch('batch of documents that are named', ({ office }) => idsOf(office.documents)),
  byId('deep link', ({ id }) => `/api/document/get/${id}`),
  byId('activity', ({ id }) => `/api/document/activity/${id}`),
  byId('comments', ({ id }) => `/api/document_comment/list/${id}`),
  byId('receipt', ({ id }) => `/api/document/confirmation/${id}`),
  byId('file download', ({ fileId }) => `/api/file/download/${fileId}`),
  byId('file preview', ({ fileId }) => `/api/file/preview/${fileId}`),
  {
    name: 'connections, which name only what is seen',
    ofOne: async (who, document, sight) => {
      const { status, body } = await who.get<{ document: { id: number } }[]>(
        `/api/document_link/list/${document.id}`,
      )
      const { documents } = sight.office
      const linked = documents.filter(
        (other) => documents[document.linkedTo] === other || documents[other.linkedTo]?.id === document.id,
      )
      return isSeen(sight, document)
        ? {
            shown: rising(body.map((link) => link.document.id)),
            expected: rising(linked.filter((other) => isSeen(sight, other)).map(({ id }) => id)),
          }
        : { shown: status, expected: 404 }
    },
  },
  {
    name: 'search by number',
    ofOne: async (who, document, sight) => {
      const body = bodyOf(await who.post<SearchAnswer>('/api/search/find', { q: document.number }))
      return { shown: idsOf(body.data).includes(document.id), expected: isSeen(sight, document) }
    },
  },
]
