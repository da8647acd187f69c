import type { Text } from '@hdoc/contract/texts/languages.ts'

/** The accessibility statement that OUG 112/2018 asks for, after the model of Decision (EU) 2018/1523. */
export const accessibility: Text = {
  ro: `<p>{institutie} se angajează să facă acest portal accesibil, potrivit OUG 112/2018 privind accesibilitatea site-urilor web și a aplicațiilor mobile ale organismelor din sectorul public. Declarația privește portalul {site}.</p>
<h2>Stadiul de conformitate</h2>
<p>Portalul este parțial conform cu standardul EN 301 549 și cu Ghidul de accesibilitate WCAG 2.2, nivelul AA, din cauza conținutului enumerat mai jos.</p>
<h2>Conținut neaccesibil</h2>
<ul><li>Unele documente publicate sunt scanări fără text care poate fi citit de un cititor de ecran. La cerere, vă dăm conținutul într-o formă accesibilă.</li><li>Documentele publicate înainte de 23 septembrie 2018 care nu sunt necesare unei proceduri în curs nu intră sub incidența ordonanței (art. 1 din OUG 112/2018 și Directiva (UE) 2016/2102).</li><li>Hărțile nu pot fi folosite cu un cititor de ecran; locul se poate scrie și ca adresă.</li></ul>
<h2>Întocmirea declarației</h2>
<p>Declarația se bazează pe o autoevaluare a portalului, cu verificări automate și încercări cu tastatura și cititorul de ecran, și se revizuiește în fiecare an.</p>
<h2>Reacția și datele de contact</h2>
<p>Dacă ceva nu vă este accesibil sau aveți nevoie de un conținut în altă formă, scrieți-ne prin <a href="#/formular-contact">formularul de contact</a> sau la:</p>
<ul><li>E-mail: {email}</li><li>Telefon: {telefon}</li><li>Adresa: {adresa}</li></ul>
<p>Răspundem în cel mult 30 de zile.</p>
<h2>Calea de atac</h2>
<p>Dacă răspunsul nu vă mulțumește, vă puteți adresa Autorității pentru Digitalizarea României (<a href="https://www.adr.gov.ro">www.adr.gov.ro</a>), care urmărește aplicarea ordonanței, sau instanței de contencios administrativ (Legea 554/2004).</p>`,
  en: `<p>{institutie} undertakes to make this portal accessible, under Emergency Ordinance 112/2018 on the accessibility of the websites and mobile applications of public sector bodies. This statement is about the portal {site}.</p>
<h2>Compliance status</h2>
<p>The portal is partially compliant with the standard EN 301 549 and with WCAG 2.2, level AA, because of the content listed below.</p>
<h2>Content that is not accessible</h2>
<ul><li>Some published documents are scans without text that a screen reader could read. On request we give you the content in an accessible form.</li><li>Documents published before 23 September 2018 that no running procedure needs are outside the scope of the ordinance (Directive (EU) 2016/2102).</li><li>Maps cannot be used with a screen reader; a place may also be written as an address.</li></ul>
<h2>Preparation of this statement</h2>
<p>The statement rests on a self-assessment of the portal, with automatic checks and trials by keyboard and screen reader, and is reviewed every year.</p>
<h2>Feedback and contact</h2>
<p>If something is not accessible to you or you need a content in another form, write to us by the <a href="#/formular-contact">contact form</a> or at:</p>
<ul><li>E-mail: {email}</li><li>Phone: {telefon}</li><li>Address: {adresa}</li></ul>
<p>We answer within 30 days.</p>
<h2>Enforcement</h2>
<p>If the answer does not satisfy you, you may turn to the Authority for the Digitalization of Romania (<a href="https://www.adr.gov.ro">www.adr.gov.ro</a>), which watches over the ordinance, or to the administrative court (Law 554/2004).</p>`,
}
