import type { Text } from '../texts/languages.ts'

/** Pictures of complaint types; each has a drawing in the web and on the map. */
export const complaintIcons = {
  trash: { ro: 'Gunoi', en: 'Waste' },
  road: { ro: 'Drum', en: 'Road' },
  bulb: { ro: 'Bec', en: 'Lamp' },
  droplet: { ro: 'Picătură', en: 'Drop' },
  tree: { ro: 'Copac', en: 'Tree' },
  dog: { ro: 'Câine', en: 'Dog' },
  volume: { ro: 'Zgomot', en: 'Noise' },
  parking: { ro: 'Parcare', en: 'Parking' },
  building: { ro: 'Clădire', en: 'Building' },
  bench: { ro: 'Bancă', en: 'Bench' },
  shield: { ro: 'Scut', en: 'Shield' },
  sign: { ro: 'Semafor', en: 'Traffic lights' },
  heart: { ro: 'Inimă', en: 'Heart' },
  flag: { ro: 'Steag', en: 'Flag' },
} as const satisfies Record<string, Text>
export type ComplaintIcon = keyof typeof complaintIcons

/** Where complaints of a type may lie. */
export const complaintAreas = {
  whole: { ro: 'Oriunde', en: 'Anywhere' },
  polygon: { ro: 'Într-un contur pe hartă', en: 'Inside an outline on the map' },
  localities: { ro: 'În anumite localități', en: 'In certain localities' },
} as const satisfies Record<string, Text>
export type ComplaintArea = keyof typeof complaintAreas
