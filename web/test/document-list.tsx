import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createApplication } from '../src/app/application.ts'
import { Providers } from '../src/app/providers.tsx'
import '../src/lib/languages/all-texts.ts'
import { listedDocument, pageOf } from './listed-documents.ts'
import { aPerson, statusFor } from './people.ts'
import { type Replies, refusal, standIn } from './server.ts'

export const list = 'GET /api/document/list/20'

/** These rows as the first of 227 pages. */
export const fullPage = (rows: DocumentListRow[]) => pageOf(rows, 4527)

/** Opens the list of documents at an address; `urls` are the questions to the list. */
export function openList(address: string, more: Replies = {}) {
  const urls: string[] = []
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'document.register')) },
    [list]: ({ url }) => {
      urls.push(decodeURIComponent(url))
      return {
        body: fullPage([
          listedDocument(4527),
          listedDocument(4526, { deadline_on: '2020-01-01' }),
          listedDocument(4525),
        ]),
      }
    },
    'GET /api/document/counts': {
      body: [
        { status: 3, documents: 1200 },
        { status: 6, documents: 3327 },
      ],
    },
    'GET /api/document_view/list': {
      body: [
        {
          id: 2,
          name: 'Restante',
          address: 'search=pod',
          group: { id: 3, name: 'Urbanism' },
          by: 'Gina',
          own: true,
        },
        { id: 1, name: 'Ale mele de azi', address: 'search=drum', group: null, by: 'Gina', own: true },
      ],
    },
    'GET /api/document/get/4526': refusal(404, 'NOT_FOUND', 'Înregistrarea nu a fost găsită.'),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { urls, asked, history, at: () => decodeURIComponent(history.location.href) }
}
