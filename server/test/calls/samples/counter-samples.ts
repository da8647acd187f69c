import { elsewhere, fresh, noIds, post, remove, type Samples } from '../sample.ts'
import type { Subjects } from '../subjects.ts'

const listValues = (own: Subjects) => ({
  category: 'intrare',
  register_id: own.registerId,
  doc_type_id: own.docTypeId,
  short_description: 'Circulară',
})

/** Templates of a person, and lists of issuers. */
export const counterSamples: Samples = (about, own) => ({
  'registration_template.add': {
    calls: [about.docTypeId, own.docTypeId].map((doc_type_id) =>
      post('/api/registration_template/add', {
        name: fresh('Șablon '),
        category: 'intrare',
        doc_type_id,
        values: { register_id: about.registerId },
      }),
    ),
    nowhere: 422,
    elsewhere: [],
    more: [
      elsewhere(
        { field: 'doc_type_id' },
        post('/api/registration_template/add', {
          name: 'Al meu',
          category: 'intrare',
          doc_type_id: about.docTypeId,
          values: {},
        }),
      ),
    ],
  },
  'registration_template.update': {
    calls: [post('/api/registration_template/update', { id: about.templateId, name: fresh('Alt șablon ') })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'registration_template.delete': {
    calls: [remove(`/api/registration_template/delete/${about.templateId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'registration_habits.save': {
    calls: [
      post('/api/registration_habits/save', {
        fields: ['pages'],
        stays: true,
        prints_label: true,
        values: { pages: 2 },
      }),
    ],
    nowhere: 200,
    elsewhere: noIds('changes the caller alone'),
  },
  'document.add_list': {
    calls: [
      post('/api/document/add_list', {
        values: listValues(own),
        lines: [{ key: fresh('rand-strain-'), issuer_id: about.issuerId }],
        whole: false,
      }),
      post('/api/document/add_list', {
        values: { ...listValues(own), register_id: about.registerId },
        lines: [{ key: fresh('rand-strain-'), issuer_id: own.issuerId }],
        whole: true,
      }),
    ],
    nowhere: 422,
    elsewhere: 'refused lines',
    more: [
      { doc_type_id: about.docTypeId },
      { group_id: about.groupId },
      { secondary_register_ids: [about.registerId] },
    ].map((change) =>
      elsewhere(
        'refused lines',
        post('/api/document/add_list', {
          values: { ...listValues(own), ...change },
          lines: [{ key: fresh('rand-strain-'), issuer_id: own.issuerId }],
          whole: true,
        }),
      ),
    ),
  },
})
