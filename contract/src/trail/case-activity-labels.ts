import type { Text } from '../texts/languages.ts'

/** What the trail records of cases. */
export const caseActivityLabels: Readonly<Record<string, Text>> = {
  'workcase.opened': { ro: 'Dosar deschis', en: 'Case opened' },
  'workcase.assigned': { ro: 'Dosar repartizat', en: 'Case assigned' },
  'workcase.taken': { ro: 'Lucrare luată din compartiment', en: 'Share taken from the department' },
  'workcase.accepted': { ro: 'Lucrare preluată', en: 'Share accepted' },
  'workcase.refused': { ro: 'Lucrare refuzată', en: 'Share refused' },
  'workcase.started': { ro: 'Lucru început', en: 'Work begun' },
  'workcase.waited': { ro: 'Lucrare pusă în așteptare', en: 'Share made to wait' },
  'workcase.wait_ended': { ro: 'Așteptare încheiată', en: 'Waiting ended' },
  'workcase.given_back': {
    ro: 'Lucrare restituită compartimentului',
    en: 'Share given back to the department',
  },
  'workcase.given': { ro: 'Lucrare dată altcuiva', en: 'Share given to somebody else' },
  'workcase.part_closed': { ro: 'Partea compartimentului încheiată', en: 'Part of a department closed' },
  'workcase.closed': { ro: 'Dosar închis', en: 'Case closed' },
  'workcase.reopened': { ro: 'Dosar redeschis', en: 'Case reopened' },
  'workcase.document_added': { ro: 'Document adăugat la dosar', en: 'Document added to a case' },
  'workcase.document_removed': { ro: 'Document scos din dosar', en: 'Document taken out of a case' },
  'workcase.deadline_extended': { ro: 'Termenul dosarului prelungit', en: 'Deadline of a case extended' },
  'workcase.renamed': { ro: 'Titlul dosarului schimbat', en: 'Title of a case changed' },
  'workcase.giving_undone': { ro: 'Repartizare anulată', en: 'Assignment undone' },
  'workcase.joined': { ro: 'Dosar conexat', en: 'Case joined' },
  'workcase.data_asked': { ro: 'Completări cerute petentului', en: 'Data asked of the citizen' },
  'workcase.data_arrived': { ro: 'Completări primite', en: 'Data received' },
  'workcase.data_reminded': { ro: 'Solicitare de completare amintită', en: 'Data request mailed again' },
  'workcase.data_ended': { ro: 'Solicitare de completare încheiată', en: 'Data request ended' },
  'case_batch.started': { ro: 'Lot de repartizări pornit', en: 'Batch of assignments started' },
  'case_batch.finished': { ro: 'Lot de repartizări terminat', en: 'Batch of assignments finished' },
  'case_batch.undo_started': {
    ro: 'Anularea unui lot de repartizări pornită',
    en: 'Undoing of a batch of assignments started',
  },
  'case_batch.undone': { ro: 'Lot de repartizări anulat', en: 'Batch of assignments undone' },
  'workcase.moved': {
    ro: 'Lucrare predată altui compartiment',
    en: 'Share handed over to another department',
  },
}
