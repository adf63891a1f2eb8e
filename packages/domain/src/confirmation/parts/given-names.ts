/**
 * Frequent given names, folded: a line of its own that begins with one is somebody's name. The list need not be whole; it
 * only has to hold no word that a heading begins with.
 */
const names = new Set(
  (
    "james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony steven " +
    "andrew paul joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric " +
    "jonathan stephen larry justin scott brandon benjamin samuel gregory patrick alexander jack dennis oliver harry " +
    "liam noah lucas henry leo oscar simon martin peter philip adam colin graham ian keith neil nigel stuart tom nick " +
    "mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley " +
    "kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura helen sharon cynthia amy anna " +
    "kathleen shirley angela emma nicole samantha katherine catherine christine rachel olivia sophia isabella charlotte " +
    "amelia lucy alice claire fiona hannah julia kate nina ruth sophie victoria zoe " +
    "andreas bernd christian dieter dirk florian frank georg gerhard hans heinz holger jan joachim jochen jorg jurgen " +
    "karl klaus lars lukas manfred markus matthias maximilian felix niklas norbert olaf rainer ralf sebastian stefan " +
    "sven tobias torsten uwe volker werner wolfgang anja annette birgit brigitte christina claudia doris elke eva " +
    "franziska gabriele gisela heike ilse ingrid johanna jutta karin katharina katja katrin kerstin lena lea maria " +
    "marie marion martina melanie monika petra renate sabine sandra silke simone susanne tanja ursula ute " +
    "alain antoine bernard bruno cedric damien didier emmanuel etienne fabien fabrice francois frederic gerard " +
    "guillaume henri herve hugo jacques jean jerome julien laurent louis luc marc mathieu maxime nicolas olivier " +
    "pascal philippe pierre quentin raphael remi romain sebastien serge stephane sylvain thierry vincent xavier yves " +
    "agnes anne aurelie brigitte camille caroline cecile celine chantal chloe corinne delphine dominique elise elodie " +
    "florence francoise helene isabelle jeanne juliette karine laure lucie manon mathilde monique nathalie pauline " +
    "sandrine severine sylvie valerie veronique virginie " +
    "alberto alejandro alfonso alvaro antonio carlos cesar diego eduardo enrique federico felipe fernando francisco " +
    "gabriel gonzalo guillermo ignacio javier jesus joaquin jorge jose juan julio luis manuel mario miguel pablo pedro " +
    "rafael ramon raul ricardo roberto rodrigo ruben salvador santiago sergio tomas vicente alicia ana andrea beatriz " +
    "carmen catalina clara cristina elena esther gloria ines irene isabel josefa lucia luisa marta mercedes montserrat " +
    "natalia nuria paula pilar raquel rocio rosa silvia sonia sofia teresa veronica yolanda " +
    "alessandro alessio andrea angelo claudio davide domenico emanuele enrico fabio filippo francesco gianluca giovanni " +
    "giorgio giulio giuseppe lorenzo luca luigi marco massimo matteo maurizio mauro michele nicola paolo pietro renato " +
    "riccardo salvatore simone stefano tommaso vincenzo alessandra antonella arianna barbara bianca carla chiara cinzia " +
    "daniela elisa elisabetta federica francesca giada giorgia giulia ilaria lucia manuela margherita martina monica " +
    "paola patrizia roberta rosa sara serena simona stefania valentina valeria " +
    "afonso andre bernardo bruno diogo duarte goncalo guilherme gustavo henrique hugo joao leonardo luis marcelo " +
    "mateus nuno paulo renato rui tiago vasco vitor adriana bruna carolina catarina fernanda filipa helena joana " +
    "juliana leonor leticia luana margarida mariana matilde rita sandra susana vanessa " +
    "arjan bart bas bram daan dirk erik gert gijs hendrik jaap jasper jelle jeroen joost joris kees koen maarten marcel " +
    "mark martijn menno michiel niels pieter pim rik robin roel ruben ruud sander sjoerd stijn teun thijs tim tom " +
    "wim wouter anneke annemarie annelies esther femke fleur hanneke ilse ingrid inge iris janneke lieke lotte maaike " +
    "marieke marijke marloes mieke mirjam nienke noor roos saskia sanne suzanne willemijn wilma yvonne " +
    "anders bjorn erik fredrik gustav henrik jens johan karl lars magnus mats mikael nils olof per soren sven thomas " +
    "astrid birgitta elin frida hanna ingrid johanna karin kristina linnea maja malin sara " +
    "jakub jiri josef karel lukas martin milan ondrej pavel petr tomas vaclav jana katerina lenka lucie petra tereza " +
    "agnieszka andrzej barbara grzegorz jacek jan joanna katarzyna krzysztof magdalena malgorzata marcin marek michal " +
    "monika pawel piotr stanislaw tomasz zofia " +
    "ahmed ali amir fatima hassan ibrahim khalid leila maryam mohamed mohammed muhammad mustafa omar yusuf zainab " +
    "akira haruka hiroshi kenji sakura takashi yuki yuko amit anil deepak neha priya rahul rajesh sanjay sunil vijay"
  ).split(" "),
);

/** Two to four words of which the first is a given name, and none is anything but a name. */
export function isPersonLine(text: string, folded: string): boolean {
  if (
    text.length > 45 ||
    !/^\p{Lu}[\p{L}'’-]+(?: (?:(?:de|da|di|del|della|van|von|der|den|dos|du|la|le|af) )*\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(
      text,
    )
  )
    return false;
  return names.has(folded.split(/[ -]/, 1)[0] as string);
}
