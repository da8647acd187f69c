import { about } from './notice-subjects.ts'

const ofComplaint = about('complaint')

/** Sentences of notices about complaints. */
export const complaintNoticeTexts = {
  complaint_arrived: ofComplaint('doc_complaint', {
    ro: 'A venit o sesizare nouă: {type}.',
    en: 'A new complaint has come: {type}.',
  }),
  complaint_faulty: ofComplaint('doc_complaint', {
    ro: 'O sesizare ({type}) nu a putut primi număr: {reason}',
    en: 'A complaint ({type}) could not get its number: {reason}',
  }),
  complaint_added_to: ofComplaint('doc_news', {
    ro: 'Petentul a adăugat ceva la sesizarea {number}.',
    en: 'The person has added something to the complaint {number}.',
  }),
  complaint_withdrawn: ofComplaint('doc_news', {
    ro: 'Petentul și-a retras sesizarea {number}.',
    en: 'The person has withdrawn the complaint {number}.',
  }),
}
