import type { Text } from '@hdoc/contract/texts/languages.ts'

/** Where the institution is and when it is open. */
export const contact: Text = {
  ro: `<p>Vă așteptăm la sediu, în programul cu publicul, sau ne puteți scrie oricând.</p>
<h2>{institutie}</h2>
<ul><li>Adresa: {adresa}</li><li>Telefon: {telefon}</li><li>E-mail: {email}</li><li>Cod fiscal: {cui}</li></ul>
<h2>Programul cu publicul</h2>
<p>{program}</p>
<h2>Scrieți-ne</h2>
<p>Pentru întrebări și ajutor folosiți <a href="#/formular-contact">formularul de contact</a>: primiți răspunsul pe e-mail.</p>
<p>Ajutor în folosirea portalului: {ajutor}</p>
<p>Pentru cererile care cer un răspuns în termenul legii, depuneți un document sau o sesizare: primesc număr de înregistrare.</p>`,
  en: `<p>You are welcome at our office during opening hours, or write to us at any time.</p>
<h2>{institutie}</h2>
<ul><li>Address: {adresa}</li><li>Phone: {telefon}</li><li>E-mail: {email}</li><li>Fiscal code: {cui}</li></ul>
<h2>Opening hours</h2>
<p>{program}</p>
<h2>Write to us</h2>
<p>For questions and help use the <a href="#/formular-contact">contact form</a>: the answer comes by e-mail.</p>
<p>Help with the portal: {ajutor}</p>
<p>For requests that need an answer within the term of the law, submit a document or a complaint: they get a registration number.</p>`,
}
