import { fresh, type MatrixCalls, post, remove } from './matrix-call.ts'

/** Templates of a person and lists of issuers. */
export const counterCalls: MatrixCalls = (about, own) => {
  const values = {
    category: 'intrare',
    register_id: own.registerId,
    doc_type_id: own.docTypeId,
    short_description: 'Circulară',
  }
  return {
    'registration_template.add': [about.docTypeId, own.docTypeId].map((doc_type_id) =>
      post('/api/registration_template/add', {
        name: fresh('Șablon '),
        category: 'intrare',
        doc_type_id,
        values: { register_id: about.registerId },
      }),
    ),
    'registration_template.update': [
      post('/api/registration_template/update', { id: about.templateId, name: fresh('Alt șablon ') }),
    ],
    'registration_template.delete': [remove(`/api/registration_template/delete/${about.templateId}`)],
    'registration_habits.save': [
      post('/api/registration_habits/save', { fields: ['pages'], stays: true, values: { pages: 2 } }),
    ],
    'issuer.match': [post('/api/issuer/match', { lines: [{ name: about.text }] })],
    'document.add_list': [
      post('/api/document/add_list', {
        values,
        lines: [{ key: fresh('rand-'), issuer_id: about.issuerId }],
        whole: false,
      }),
      post('/api/document/add_list', {
        values: { ...values, register_id: about.registerId },
        lines: [{ key: fresh('rand-'), issuer_id: own.issuerId }],
        whole: true,
      }),
    ],
  }
}
