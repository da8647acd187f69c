import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintActions } from '@hdoc/contract/complaints/complaint-rows.ts'

const may = (...allowed: (typeof complaintActions)[number][]): Complaint['can'] =>
  Object.fromEntries(complaintActions.map((action) => [action, allowed.includes(action)])) as Complaint['can']

/** A new complaint about a pothole, with two photos and a comment for the house. */
export const complaint5: Complaint = {
  id: 5,
  number: 'S-0088',
  type: { id: 2, name: 'Drumuri, gropi', icon: 'road', color: '#8b5e3c' },
  status: 'open',
  place: 'Strada Teilor nr. 3',
  lat: 45_003_127,
  lng: 26_001_849,
  description: 'Groapă în carosabil',
  confirmed_at: '2026-11-20T06:41:00Z',
  deadline_on: '2026-11-25',
  group: { id: 3, name: 'Administrativ' },
  supporters: 0,
  photos: 1,
  origin: 'portal',
  locality: '',
  street: 'Strada Teilor',
  street_number: '3',
  name: 'Petre Făt-Frumușelu',
  email: 'petent@cetateni.example',
  phone: '0722 123 456',
  added_by: 'Petentul',
  form: [{ title: 'Groapa', lines: [{ label: 'Cât este de adâncă?', value: '20 cm', ticked: null }] }],
  fault: '',
  document: { id: 77, number: 'S-0088', register: 'Registru sesizări' },
  workcase: null,
  accepted_at: null,
  accepted_by: '',
  ended_at: null,
  answer: '',
  authority: '',
  joined_to: null,
  joined: [],
  near: [
    { id: 4, number: 'S-0081', status: 'in_progress', metres: 95, confirmed_at: '2026-11-16T06:00:00Z' },
  ],
  comments: [
    {
      id: 1,
      body: 'Seamănă cu S-0081.',
      at: '2026-11-20T07:00:00Z',
      by: 'Ioana Salcâm',
      is_public: false,
      from_person: false,
    },
  ],
  files: [{ id: 9, name: 'groapa.jpg', mime: 'image/jpeg', size: 1000, shown: null }],
  answers: ['Groapa a fost astupată.'],
  usual_authority: '',
  version: 3,
  can: may('accept', 'reject', 'not_accept', 'cancel', 'comment', 'join', 'move', 'photos'),
  cannot: {},
}
