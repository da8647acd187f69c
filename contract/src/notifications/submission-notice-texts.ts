import { about } from './notice-subjects.ts'

const ofSubmission = about('submission')

/** Sentences of notices about documents that people handed in online. */
export const submissionNoticeTexts = {
  submission_arrived: ofSubmission('doc_online', {
    ro: 'S-a depus online un document: {type}.',
    en: 'A document was handed in online: {type}.',
  }),
  submission_faulty: ofSubmission('doc_online', {
    ro: 'Un document depus online ({type}) nu a putut primi număr: {reason}',
    en: 'A document handed in online ({type}) could not get its number: {reason}',
  }),
  submission_completed: ofSubmission('doc_online', {
    ro: 'Deponentul a completat documentul depus: {type}.',
    en: 'The person has completed the submitted document: {type}.',
  }),
  submission_late: ofSubmission('doc_online', {
    ro: 'Completarea cerută nu a venit la timp: {type}.',
    en: 'What was asked for has not come in time: {type}.',
  }),
}
