import type { Text } from '../texts/languages.ts'

/** Sentences of the trail about complaints and their types. */
export const complaintActivityLabels = {
  'complaint_type.created': { ro: 'Tip de sesizare adăugat', en: 'Complaint type added' },
  'complaint_type.updated': { ro: 'Tip de sesizare modificat', en: 'Complaint type changed' },
  'complaint_type.form_saved': {
    ro: 'Câmpurile tipului de sesizare salvate',
    en: 'Fields of the complaint type saved',
  },
  'complaint.arrived': { ro: 'Sesizare primită', en: 'Complaint received' },
  'complaint.numbered': { ro: 'Sesizare înregistrată', en: 'Complaint registered' },
  'complaint.exported': { ro: 'Listă de sesizări exportată', en: 'List of complaints exported' },
  'complaint.accepted': { ro: 'Sesizare acceptată', en: 'Complaint accepted' },
  'complaint.not_accepted': { ro: 'Sesizare neacceptată', en: 'Complaint not accepted' },
  'complaint.rejected': { ro: 'Sesizare respinsă', en: 'Complaint rejected' },
  'complaint.resolved': { ro: 'Sesizare închisă ca rezolvată', en: 'Complaint closed as resolved' },
  'complaint.canceled': { ro: 'Sesizare anulată', en: 'Complaint cancelled' },
  'complaint.reopened': { ro: 'Sesizare redeschisă', en: 'Complaint reopened' },
  'complaint.joined': { ro: 'Sesizare conexată la alta', en: 'Complaint joined to another one' },
  'complaint.got_joined': { ro: 'I s-a conexat o sesizare', en: 'Another complaint was joined to it' },
  'complaint.unjoined': { ro: 'Sesizare desprinsă', en: 'Joined complaint taken apart' },
  'complaint.supported': { ro: 'O persoană s-a alăturat', en: 'A person joined it' },
  'complaint.moved': { ro: 'Locul sesizării corectat', en: 'Place of a complaint corrected' },
  'complaint.answered': { ro: 'Mesaj trimis petentului', en: 'Message sent to the person' },
  'complaint.added_to': { ro: 'Completare de la petent', en: 'Addition by the person' },
  'complaint.withdrawn': { ro: 'Sesizare retrasă de petent', en: 'Complaint withdrawn by the person' },
  'complaint.commented': { ro: 'Comentariu privat adăugat', en: 'Private comment added' },
  'complaint.photo_shown': { ro: 'Fotografie arătată public', en: 'Photo shown publicly' },
  'complaint.photo_hidden': { ro: 'Fotografie nearătată public', en: 'Photo no longer shown publicly' },
} as const satisfies Readonly<Record<string, Text>>
