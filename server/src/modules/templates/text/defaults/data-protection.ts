import type { Text } from '@hdoc/contract/texts/languages.ts'

/** What a person is told when their data is taken (GDPR, art. 13 and 14). */
export const dataProtection: Text = {
  ro: `<p>{institutie} prelucrează datele personale ale celor care i se adresează. Mai jos aflați ce date, de ce, cât timp și ce drepturi aveți, potrivit art. 13 și 14 din Regulamentul (UE) 2016/679 (GDPR).</p>
<h2>Cine prelucrează datele</h2>
<p>Operatorul este {institutie}, cod fiscal {cui}, cu sediul la {adresa}.</p>
<ul><li>Telefon: {telefon}</li><li>E-mail: {email}</li></ul>
<p>Responsabilul cu protecția datelor primește întrebările și cererile dumneavoastră la aceleași adrese, cu mențiunea „Protecția datelor”.</p>
<h2>Ce date prelucrăm</h2>
<ul><li>date de identificare și de contact: nume, adresă, telefon, e-mail și, când legea îl cere, codul numeric personal;</li><li>ce cuprind cererea, sesizarea sau documentele depuse, cu anexele și fotografiile lor; din fotografii ștergem locul în care au fost făcute;</li><li>data și ora trimiterii, adresa de internet de la care s-a trimis și confirmarea adresei de e-mail;</li><li>dacă ați permis, date statistice despre folosirea paginii.</li></ul>
<h2>De ce și în ce temei</h2>
<table><tbody><tr><th>Scop</th><th>Temei</th></tr><tr><td>Înregistrarea și rezolvarea petițiilor și sesizărilor</td><td>obligație legală: OG 27/2002; art. 6 alin. (1) lit. c) GDPR</td></tr><tr><td>Rezolvarea cererilor și emiterea actelor administrative</td><td>sarcină de interes public: OUG 57/2019; art. 6 alin. (1) lit. e) GDPR</td></tr><tr><td>Răspunsuri la cereri de informații publice</td><td>obligație legală: Legea 544/2001</td></tr><tr><td>Taxe și impozite locale</td><td>obligație legală: Legea 227/2015 și Legea 207/2015</td></tr><tr><td>Evidența și arhivarea documentelor</td><td>obligație legală: Legea 16/1996</td></tr><tr><td>Siguranța paginii și a conturilor</td><td>sarcină de interes public; art. 32 GDPR</td></tr></tbody></table>
<p>Pentru acestea nu vă cerem consimțământul: fără datele cerute de lege, cererea nu poate fi rezolvată. Consimțământul îl cerem numai pentru statistică și publicitate și îl puteți retrage oricând, din subsolul paginii.</p>
<h2>Cui le dăm</h2>
<p>Datele le văd numai angajații care lucrează cererea. Le trimitem altei autorități când legea o cere sau când cererea este de competența ei, și vă anunțăm. Furnizorul care găzduiește sistemul le prelucrează numai după instrucțiunile noastre. Datele nu se transferă în afara Uniunii Europene și nu se vând.</p>
<h2>Cât timp le păstrăm</h2>
<ul><li>documentele înregistrate: cât prevede nomenclatorul arhivistic al instituției;</li><li>formularele neconfirmate prin e-mail: 7 zile, apoi se șterg cu tot cu fișiere;</li><li>documentele depuse pe portal care au fost respinse sau retrase, deci nu s-au înregistrat: un an de la decizie;</li><li>jurnalele de securitate: cel mult un an.</li></ul>
<h2>Drepturile dumneavoastră</h2>
<p>Puteți cere accesul la date, rectificarea, ștergerea, restricționarea prelucrării și, când prelucrarea se bazează pe consimțământ, portabilitatea lor; vă puteți opune prelucrării. Ștergerea nu se poate face cât timp legea ne obligă să păstrăm documentul. Nu luăm decizii bazate exclusiv pe prelucrare automată.</p>
<p>Răspundem în cel mult o lună de la primirea cererii. Dacă socotiți că v-au fost încălcate drepturile, vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (<a href="https://www.dataprotection.ro">www.dataprotection.ro</a>, B-dul G-ral Gheorghe Magheru 28-30, București) sau instanței.</p>`,
  en: `<p>{institutie} processes the personal data of people who turn to it. Below you read which data, why, for how long, and what rights you have, under articles 13 and 14 of Regulation (EU) 2016/679 (GDPR).</p>
<h2>Who processes the data</h2>
<p>The controller is {institutie}, fiscal code {cui}, {adresa}.</p>
<ul><li>Phone: {telefon}</li><li>E-mail: {email}</li></ul>
<p>The data protection officer takes your questions and requests at the same addresses, marked "Data protection".</p>
<h2>Which data</h2>
<ul><li>who you are and how to reach you: name, address, phone, e-mail and, where the law asks for it, the personal numeric code;</li><li>what your request, complaint or documents hold, with their annexes and photos; the place where a photo was taken is removed;</li><li>day and hour of sending, the internet address it came from, and the confirmation of your e-mail address;</li><li>if you agreed, statistical data on the use of this site.</li></ul>
<h2>Why, and on what ground</h2>
<table><tbody><tr><th>Purpose</th><th>Ground</th></tr><tr><td>Registering and answering petitions and complaints</td><td>legal obligation: Government Ordinance 27/2002; art. 6(1)(c) GDPR</td></tr><tr><td>Handling applications and issuing administrative acts</td><td>public task: Emergency Ordinance 57/2019; art. 6(1)(e) GDPR</td></tr><tr><td>Answering requests for public information</td><td>legal obligation: Law 544/2001</td></tr><tr><td>Local taxes</td><td>legal obligation: Law 227/2015 and Law 207/2015</td></tr><tr><td>Keeping and archiving documents</td><td>legal obligation: Law 16/1996</td></tr><tr><td>Security of the site and of accounts</td><td>public task; art. 32 GDPR</td></tr></tbody></table>
<p>For these we do not ask for consent: without the data that the law asks for, your request cannot be handled. We ask for consent only for statistics and advertising; you may withdraw it at any time in the footer of the site.</p>
<h2>Who receives them</h2>
<p>Only the employees who handle your request see the data. We send them to another authority where the law asks for it or where your request is of its competence, and tell you so. The provider that hosts the system processes them on our instructions only. The data is neither transferred outside the European Union nor sold.</p>
<h2>For how long</h2>
<ul><li>registered documents: as the archival schedule of the institution says;</li><li>forms that were not confirmed by e-mail: 7 days, then they are erased with their files;</li><li>documents submitted on the portal that were rejected or withdrawn, and so not registered: one year from the decision;</li><li>security logs: one year at most.</li></ul>
<h2>Your rights</h2>
<p>You may ask for access to your data, for rectification, erasure, restriction of processing and, where processing rests on consent, for portability; you may object to processing. Data cannot be erased while the law obliges us to keep the document. We take no decisions based solely on automated processing.</p>
<p>We answer within one month. If you think that your rights were infringed, you may turn to the National Supervisory Authority for Personal Data Processing (<a href="https://www.dataprotection.ro">www.dataprotection.ro</a>) or to a court.</p>`,
}
