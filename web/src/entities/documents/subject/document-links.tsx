import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import {
  type DocumentLink,
  documentLinkCalls,
  linkKinds,
} from '@hdoc/contract/documents/parts/document-links.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import { documentsKey } from '../../changes/keys.ts'
import type { LinksOf } from '../../subject/links/links-of.ts'
import { subjectQuery } from '../../subject/subject-query.ts'
import { TestMark } from '../test-mark.tsx'

/** What a document answers, continues, doubles or is an annex of. */
export const documentLinks: LinksOf<DocumentLink> = {
  query: subjectQuery(documentsKey, 'links', (asked) => call(bareDocumentCalls.links, asked)),
  changes: (id) => [{ what: 'document.linked', id }],
  line: ({ id, kind, direction, document }) => ({
    id,
    kind: say(linkKinds[kind][direction]),
    to: { to: '/document/$id', params: { id: document.id } },
    name: writtenNumber(document),
    mark: document.is_test && <TestMark />,
    facts: `${t('documents.dated', { date: formatDate(document.registered_on) })} · ${
      document.issuer?.name ?? t('documents.no_issuer')
    }`,
    text: document.short_description,
    status: document.status,
  }),
  remove: (id) => call(documentLinkCalls.remove, { params: { id } }),
  empty: () => ({ title: t('documents.links_empty'), text: t('documents.links_empty_text') }),
}
