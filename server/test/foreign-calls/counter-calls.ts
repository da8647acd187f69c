import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** Templates and lists of issuers. */
export function counterCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  const values = {
    category: 'intrare',
    register_id: mine.registerId,
    doc_type_id: mine.docTypeId,
    short_description: 'Circulară',
  }
  const list = (change: object, issuerId: number): ForeignCall => ({
    path: '/api/document/add_list',
    body: {
      values: { ...values, ...change },
      lines: [{ key: 'rand-strain-1', issuer_id: issuerId }],
      whole: true,
    },
    expected: 'refused lines',
  })
  return {
    'registration_template.add': [
      {
        path: '/api/registration_template/add',
        body: { name: 'Al meu', category: 'intrare', doc_type_id: theirs.docTypeId, values: {} },
        expected: { field: 'doc_type_id' },
      },
    ],
    'registration_template.update': [
      missing('/api/registration_template/update', { id: theirs.templateId, name: 'Furat' }),
    ],
    'registration_template.delete': [missing(`/api/registration_template/delete/${theirs.templateId}`)],
    'issuer.match': [
      {
        path: '/api/issuer/match',
        body: { lines: [{ name: mark }, { cui: '14399840' }] },
        expected: 'empty lines',
      },
    ],
    'document.add_list': [
      list({}, theirs.issuerId),
      list({ register_id: theirs.registerId }, mine.issuerId),
      list({ doc_type_id: theirs.docTypeId }, mine.issuerId),
      list({ group_id: theirs.groupId }, mine.issuerId),
      list({ secondary_register_ids: [theirs.registerId] }, mine.issuerId),
    ],
  }
}
