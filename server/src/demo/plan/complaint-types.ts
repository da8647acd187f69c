import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import { complaintFields } from './complaint-fields.ts'
import type { ComplaintTypePlan } from './institution-plan.ts'

type Line = readonly [
  name: string,
  icon: ComplaintIcon,
  color: string,
  days: number,
  group: string,
  more?: Partial<ComplaintTypePlan>,
]

const usual: readonly Line[] = [
  [
    'Salubritate și deșeuri',
    'trash',
    '#6b8e23',
    10,
    'ADM',
    { help: 'Gunoi neridicat, depozitat pe domeniul public.' },
  ],
  [
    ...(['Drumuri, gropi, trotuare', 'road', '#8b5e3c', 30, 'ADM'] as const),
    {
      isPublic: true,
      authority: 'Compania Națională de Administrare a Infrastructurii Rutiere, pentru drumurile naționale',
      answers: [
        'Groapa a fost astupată. Vă mulțumim pentru sesizare.',
        'Lucrarea este prinsă în programul de reparații din această lună.',
      ],
    },
  ],
  [
    ...(['Iluminat public', 'bulb', '#e6a700', 5, 'ADM'] as const),
    { isPublic: true, answers: ['Lampa a fost înlocuită și funcționează.'] },
  ],
  ['Apă și canalizare', 'droplet', '#1e88e5', 5, 'ADM', { authority: 'Operatorul regional de apă și canal' }],
  ['Spații verzi, arbori periculoși', 'tree', '#2e7d32', 15, 'ADM'],
  ['Câini fără stăpân', 'dog', '#a0522d', 10, 'POL', { form: complaintFields.dogs }],
  ['Tulburarea liniștii publice', 'volume', '#8e24aa', 15, 'POL', { afterHours: true }],
  ['Parcări și vehicule abandonate', 'parking', '#37474f', 15, 'POL', { form: complaintFields.vehicle }],
  ['Construcții fără autorizație', 'building', '#d84315', 30, 'URB'],
  ['Mobilier urban, locuri de joacă', 'bench', '#00897b', 15, 'ADM'],
  ['Siguranță publică / vandalism', 'shield', '#b71c1c', 15, 'POL'],
  ['Semnalizare rutieră lipsă/deteriorată', 'sign', '#ef6c00', 10, 'ADM'],
  ['Persoane vulnerabile / asistență', 'heart', '#ad1457', 5, 'SOC'],
  ['Altă problemă', 'flag', '#546e7a', 30, 'REG'],
]

type Where = { register: string; docType: string; groupOf?: (code: string) => string; most?: number }

/** The complaint types of an institution, as far as it takes them: with its own register, document type and departments. */
export const complaintTypesOf = ({
  register,
  docType,
  groupOf = (code) => code,
  most = usual.length,
}: Where): ComplaintTypePlan[] =>
  usual.slice(0, most).map(([name, icon, color, deadlineDays, group, more = {}]) => ({
    name,
    icon,
    color,
    deadlineDays,
    group: groupOf(group),
    register,
    docType,
    help: '',
    authority: '',
    isPublic: false,
    afterHours: false,
    answers: [],
    ...more,
  }))
