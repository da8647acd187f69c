import type { Text } from '@hdoc/contract/texts/languages.ts'

/** How the portal may be used. */
export const terms: Text = {
  ro: `<p>Acest portal este al instituției {institutie} ({adresa}). Prin el puteți citi informații publice, trimite sesizări, documente și mesaje și urmări stadiul cererilor. Folosirea lui este gratuită și nu cere cont.</p>
<h2>Ce trimiteți</h2>
<ul><li>Scrieți date adevărate. Folosirea numelui altei persoane fără drept și declarațiile false se pedepsesc potrivit legii.</li><li>O trimitere ajunge la noi numai după ce o confirmați prin e-mail, cu linkul sau codul primit.</li><li>Petițiile anonime sau fără date de identificare nu se iau în considerare și se clasează (art. 7 din OG 27/2002).</li><li>Trimiteți numai fișiere pe care aveți dreptul să le trimiteți, fără programe dăunătoare.</li></ul>
<h2>Ce primiți</h2>
<p>După confirmare primiți numărul de înregistrare sau dovada primirii. Petițiile primesc răspuns în 30 de zile de la înregistrare, termen care se poate prelungi cu cel mult 15 zile (OG 27/2002). Ce se primește în afara programului poate fi înregistrat în ziua lucrătoare următoare.</p>
<p>Codul de urmărire este al dumneavoastră: cine îl are vede stadiul cererii.</p>
<h2>Actele publicate</h2>
<p>Actele din Monitorul Oficial Local se publică potrivit Codului administrativ (OUG 57/2019). Copiile publicate sunt pentru informare; forma semnată se păstrează la instituție.</p>
<h2>Funcționarea portalului</h2>
<p>Ne străduim ca portalul să fie disponibil permanent. Când nu este, vă puteți adresa instituției la sediu, prin poștă, la {telefon} sau la {email}. O întrerupere a portalului nu vă ia niciun drept și nu schimbă termenele legii.</p>
<h2>Conținutul</h2>
<p>Textele și fotografiile portalului pot fi preluate cu indicarea sursei, dacă nu se spune altfel. Stema și însemnele instituției se folosesc numai potrivit legii.</p>
<h2>Legea aplicabilă</h2>
<p>Se aplică legea română. Prelucrarea datelor personale este descrisă în pagina <a href="#/protectia-datelor-personale">Protecția datelor personale</a>.</p>`,
  en: `<p>This portal belongs to {institutie} ({adresa}). On it you may read public information, send complaints, documents and messages, and follow your requests. It is free and needs no account.</p>
<h2>What you send</h2>
<ul><li>Write true data. Using somebody else's name without right, and false statements, are punished by law.</li><li>What you send reaches us only after you confirm it by e-mail, with the link or the code you got.</li><li>Petitions that are anonymous or do not say who you are, are not considered (art. 7 of Government Ordinance 27/2002).</li><li>Send only files that you have the right to send, without harmful programs.</li></ul>
<h2>What you get</h2>
<p>After confirmation you get a registration number or a proof of receipt. Petitions are answered within 30 days of registration, which may be extended by 15 days at most (Government Ordinance 27/2002). What comes outside working hours may be registered on the next working day.</p>
<p>The tracking code is yours: whoever has it sees the status of the request.</p>
<h2>Published acts</h2>
<p>The acts of the local official gazette are published under the Administrative Code (Emergency Ordinance 57/2019). Published copies are for information; the signed form is kept by the institution.</p>
<h2>How the portal works</h2>
<p>We do our best to keep the portal available. When it is not, you may turn to the institution at its address, by post, at {telefon} or {email}. An interruption of the portal takes no right from you and changes no term of the law.</p>
<h2>Content</h2>
<p>Texts and photos of the portal may be used with their source named, unless said otherwise. The coat of arms is used under the law only.</p>
<h2>Law</h2>
<p>Romanian law applies. The processing of personal data is described on the page <a href="#/protectia-datelor-personale">Personal data protection</a>.</p>`,
}
