/** One sentence in the two languages of HDoc. */
export interface Sentence {
  ro: string
  en: string
}

/**
 * A foreseen problem. The person who started the command reads one clear sentence and no stack trace.
 * `message` is the English sentence, so that logs and tests read it too.
 */
export class Refusal extends Error {
  readonly sentence: Sentence
  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentence.en, options)
    this.name = 'Refusal'
    this.sentence = sentence
  }
}
