import { type FormDefinition, formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'

const vehicle = {
  sections: [
    {
      key: 'vehicul',
      title: 'Vehiculul',
      fields: [
        {
          key: 'inmatriculare',
          kind: 'text',
          label: 'Numărul de înmatriculare',
          help: 'Așa cum este scris pe plăcuță, de pildă PH 12 ABC. Lăsați gol dacă nu are plăcuțe.',
          max_length: 20,
        },
        {
          key: 'de_cand',
          kind: 'choice',
          label: 'De când stă acolo?',
          required: true,
          options: [
            { key: 'zile', label: 'De câteva zile' },
            { key: 'saptamani', label: 'De câteva săptămâni' },
            { key: 'luni', label: 'De luni de zile' },
            { key: 'nu_stiu', label: 'Nu știu' },
          ],
        },
      ],
    },
  ],
}

const dogs = {
  sections: [
    {
      key: 'caini',
      title: 'Câinii',
      fields: [
        { key: 'cati', kind: 'number', label: 'Câți câini ați văzut?', required: true, min: 1, max: 200 },
        { key: 'agresivi', kind: 'yes_no', label: 'Sunt agresivi?', required: true },
        {
          key: 'muscat',
          kind: 'long_text',
          label: 'A fost cineva atacat sau mușcat?',
          help: 'Scrieți când și unde. Dacă cineva este rănit, sunați la 112.',
          max_length: 1000,
          shown_when: { field: 'agresivi', values: ['yes'] },
        },
      ],
    },
  ],
}

/** What some complaint types of the demo ask beside, each as the builder would save it. */
export const complaintFields: Readonly<Record<'vehicle' | 'dogs', FormDefinition>> = {
  vehicle: formDefinitionSchema.parse(vehicle),
  dogs: formDefinitionSchema.parse(dogs),
}
