import { type FormDefinition, formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'

const option = (key: string, label: string) => ({ key, label })
const real = {
  key: 'declar_real',
  kind: 'statement',
  label:
    'Declar pe propria răspundere, cunoscând prevederile art. 326 din Codul penal privind falsul în declarații, că datele completate sunt reale.',
  required: true,
}
const quality = (who: string) => ({
  key: 'calitate',
  kind: 'choice',
  label: 'În ce calitate cereți?',
  required: true,
  options: [option('proprietar', who), option('mostenitor', 'Moștenitor'), option('mandatar', 'Mandatar')],
})
const mandate = {
  key: 'mandat',
  kind: 'file',
  label: 'Procura sau împuternicirea',
  required: true,
  shown_when: { field: 'calitate', values: ['mandatar'] },
}

/** Application of Order 839/2009 (annex 1, form F.1), in the words of a town hall. */
const urbanism = {
  sections: [
    {
      key: 'solicitant',
      title: 'Solicitantul',
      fields: [
        quality('Proprietar'),
        { key: 'cnp', kind: 'cnp', label: 'CNP-ul proprietarului', required: true },
        mandate,
      ],
    },
    {
      key: 'imobil',
      title: 'Imobilul',
      help: 'Datele se găsesc în extrasul de carte funciară.',
      fields: [
        { key: 'adresa', kind: 'address', label: 'Adresa imobilului', required: true },
        {
          key: 'fel',
          kind: 'several',
          label: 'Imobilul este format din',
          required: true,
          options: [option('teren', 'Teren'), option('constructii', 'Construcții')],
        },
        {
          key: 'suprafata',
          kind: 'number',
          label: 'Suprafața terenului',
          required: true,
          min: 1,
          decimals: 2,
          unit: 'mp',
          shown_when: { field: 'fel', values: ['teren'] },
        },
        { key: 'carte', kind: 'text', label: 'Numărul cărții funciare', required: true, max_length: 30 },
        { key: 'cadastral', kind: 'text', label: 'Numărul cadastral', max_length: 30 },
        {
          key: 'extras',
          kind: 'file',
          label: 'Extrasul de carte funciară',
          help: 'Nu mai vechi de 30 de zile.',
          required: true,
          most: 2,
        },
      ],
    },
    {
      key: 'scop',
      title: 'Scopul certificatului',
      fields: [
        {
          key: 'scopul',
          kind: 'choice',
          label: 'Pentru ce cereți certificatul?',
          required: true,
          options: [
            option('construire', 'Construire locuință sau anexe'),
            option('desfiintare', 'Desființarea unei construcții'),
            option('imprejmuire', 'Împrejmuire'),
            option('bransament', 'Branșament la utilități'),
            option('dezmembrare', 'Dezmembrare sau comasare de terenuri'),
            option('alt', 'Alt scop'),
          ],
        },
        {
          key: 'alt_scop',
          kind: 'text',
          label: 'Care este scopul?',
          required: true,
          shown_when: { field: 'scopul', values: ['alt'] },
        },
        {
          key: 'lucrari',
          kind: 'long_text',
          label: 'Lucrările pe care vreți să le faceți',
          help: 'Pe scurt: ce se construiește, pe ce suprafață, câte niveluri.',
          required: true,
          max_length: 1500,
          shown_when: { field: 'scopul', values: ['construire', 'desfiintare', 'imprejmuire', 'bransament'] },
        },
        { key: 'plan', kind: 'file', label: 'Planul de încadrare în zonă', most: 3 },
      ],
    },
    {
      key: 'incheiere',
      title: 'Declarații',
      fields: [
        {
          key: 'taxa',
          kind: 'note',
          label:
            'Taxa pentru eliberarea certificatului se calculează după suprafața terenului și se plătește înainte de eliberare. Certificatul de urbanism nu ține loc de autorizație de construire.',
        },
        real,
      ],
    },
  ],
}

const farmRegister = {
  sections: [
    {
      key: 'gospodarie',
      title: 'Gospodăria',
      fields: [
        { key: 'cnp', kind: 'cnp', label: 'CNP-ul celui care conduce gospodăria', required: true },
        { key: 'adresa', kind: 'address', label: 'Adresa gospodăriei', required: true },
        { key: 'rol', kind: 'text', label: 'Numărul rolului agricol, dacă îl știți', max_length: 30 },
        quality('Cap al gospodăriei'),
        mandate,
      ],
    },
    {
      key: 'cerere',
      title: 'Adeverința',
      fields: [
        {
          key: 'ce',
          kind: 'several',
          label: 'Ce să cuprindă adeverința?',
          required: true,
          options: [
            option('terenuri', 'Terenurile'),
            option('animale', 'Animalele'),
            option('cladiri', 'Clădirile'),
            option('utilaje', 'Utilajele agricole'),
          ],
        },
        {
          key: 'suprafata',
          kind: 'number',
          label: 'Suprafața pe care o lucrați',
          decimals: 2,
          min: 0,
          unit: 'ha',
          shown_when: { field: 'ce', values: ['terenuri'] },
        },
        {
          key: 'scopul',
          kind: 'choice',
          label: 'La ce vă trebuie?',
          required: true,
          options: [
            option('apia', 'Cerere de plată la APIA'),
            option('social', 'Ajutor social sau burse'),
            option('banca', 'Bancă'),
            option('alt', 'Altceva'),
          ],
        },
        {
          key: 'alt_scop',
          kind: 'text',
          label: 'La ce altceva?',
          required: true,
          shown_when: { field: 'scopul', values: ['alt'] },
        },
        {
          key: 'pana',
          kind: 'date',
          label: 'Până când vă trebuie',
          help: 'Ne străduim, dar termenul legal este de 30 de zile.',
          days: 'future',
        },
        {
          key: 'ridicare',
          kind: 'yes_no',
          label: 'O ridicați de la registratură?',
          help: 'Altfel o trimitem prin e-mail, semnată electronic.',
          required: true,
        },
      ],
    },
    { key: 'incheiere', title: 'Declarație', fields: [real] },
  ],
}

const taxes = {
  sections: [
    {
      key: 'contribuabil',
      title: 'Contribuabilul',
      fields: [
        {
          key: 'fel',
          kind: 'choice',
          label: 'Pentru cine cereți certificatul?',
          required: true,
          options: [option('pf', 'Persoană fizică'), option('pj', 'Persoană juridică')],
        },
        {
          key: 'cnp',
          kind: 'cnp',
          label: 'CNP',
          required: true,
          shown_when: { field: 'fel', values: ['pf'] },
        },
        {
          key: 'cui',
          kind: 'cui',
          label: 'CUI',
          required: true,
          shown_when: { field: 'fel', values: ['pj'] },
        },
        {
          key: 'folosinta',
          kind: 'text',
          label: 'La ce vă trebuie certificatul',
          required: true,
          max_length: 300,
        },
        real,
      ],
    },
  ],
}

/** The online forms of the demo, each as the forms' own builder would save it. */
export const onlineForms: Readonly<Record<'urbanism' | 'farmRegister' | 'taxes', FormDefinition>> = {
  urbanism: formDefinitionSchema.parse(urbanism),
  farmRegister: formDefinitionSchema.parse(farmRegister),
  taxes: formDefinitionSchema.parse(taxes),
}
