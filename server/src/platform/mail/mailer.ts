export type Mail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html: string
  /**
   * `<something@host>`, chosen by the caller and kept with the job: a mail repeated after a crash bears the same one,
   * so that the receiver's mail program shows it once.
   */
  messageId: string
  /** In place of the installation's own: `address` or `Name <address>`. */
  from?: string
  /** Where answers go, when not to the sender: one address. */
  replyTo?: string
}

export type Mailer = {
  /** Resolves when the server (or the outbox folder) has taken the mail over; rejects otherwise. */
  send(mail: Mail): Promise<void>
  close(): void
}
