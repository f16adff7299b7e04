BEGIN TRANSACTION;
PRAGMA user_version = 1;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    command_id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',1,'move',0,'buy A6sw b8','0:test-25',1794795128166);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',2,'move',0,'place A6sw -1,0','0:test-26',1794795128183);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',3,'move',1,'take o2','1:bot-2',1794795128186);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',4,'move',0,'take y5','0:test-27',1794795128203);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',5,'move',1,'buy C11 y5 y9','1:bot-4',1794795128210);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',6,'move',1,'place C11 0,1','1:bot-5',1794795128217);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',7,'move',0,'buy S4ne y5','0:test-28',1794795128231);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',8,'move',0,'place S4ne -1,1','0:test-29',1794795128236);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',9,'move',1,'take g4','1:bot-8',1794795128257);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',10,'move',0,'take g8','0:test-30',1794795128272);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',11,'move',1,'reserve C11','1:bot-10',1794795128303);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',12,'move',0,'take y3','0:test-31',1794795128318);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',13,'move',1,'take b5','1:bot-12',1794795128335);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',14,'move',0,'take b2','0:test-32',1794795128349);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',15,'move',1,'buy T9ne o2 o8','1:bot-14',1794795128358);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',16,'move',1,'give T9ne','1:bot-15',1794795128378);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',17,'move',0,'buy T12 b2 b4 b6','0:test-33',1794795128386);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',18,'move',0,'take g5','0:test-34',1794795128395);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',19,'move',0,'place T12 -2,1','0:test-35',1794795128407);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',20,'move',1,'take b3','1:bot-19',1794795128421);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',21,'move',0,'buy T13e g5 g8','0:test-36',1794795128435);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',22,'move',0,'take y9','0:test-37',1794795128451);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',23,'move',0,'place T13e -2,2','0:test-38',1794795128459);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',24,'move',1,'take b8','1:bot-23',1794795128486);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',25,'move',0,'buy T11s y3 y9','0:test-39',1794795128500);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',26,'move',0,'place T11s -3,2','0:test-40',1794795128519);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',27,'move',1,'take y6','1:bot-26',1794795128520);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',28,'move',0,'take g9','0:test-41',1794795128526);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',29,'move',1,'take b1 o3','1:bot-28',1794795128527);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',30,'move',0,'buy T10w g2 g9','0:test-42',1794795128528);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',31,'move',0,'place T10w -3,3','0:test-43',1794795128530);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',32,'move',1,'take g8','1:bot-31',1794795128531);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',33,'move',0,'take g3','0:test-44',1794795128533);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',34,'move',1,'take b1','1:bot-33',1794795128534);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',35,'move',0,'take b4','0:test-45',1794795128536);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',36,'move',1,'place C11 0,-1','1:bot-35',1794795128537);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',37,'move',0,'take y7','0:test-46',1794795128538);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',38,'move',1,'buy C7ne b3 b5','1:bot-37',1794795128540);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',39,'move',1,'reserve C7ne','1:bot-38',1794795128540);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',40,'move',0,'buy P7e y7','0:test-47',1794795128542);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',41,'move',0,'take b9','0:test-48',1794795128543);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',42,'move',0,'place P7e -3,4','0:test-49',1794795128544);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',43,'move',1,'place C7ne 0,1','1:bot-42',1794795128545);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',44,'move',0,'buy S8s b9','0:test-50',1794795128550);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',45,'move',0,'place S8s -4,4','0:test-51',1794795128551);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',46,'move',1,'take y6','1:bot-45',1794795128552);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',47,'move',0,'take b7','0:test-52',1794795128554);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',48,'move',1,'take y4 o1','1:bot-47',1794795128555);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',49,'move',0,'buy G10w b4 b7','0:test-53',1794795128556);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',50,'move',0,'place G10w -4,5','0:test-54',1794795128557);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',51,'move',1,'take o2 o3','1:bot-50',1794795128559);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',52,'move',0,'take y1','0:test-55',1794795128562);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',53,'move',1,'reserve C11','1:bot-52',1794795128563);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',54,'move',0,'take o1','0:test-56',1794795128565);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',55,'move',1,'buy G10 b1 b1 b8','1:bot-54',1794795128568);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',56,'move',1,'place C11 -1,1','1:bot-55',1794795128570);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',57,'move',1,'place G10 1,0','1:bot-56',1794795128571);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',58,'move',0,'take o6','0:test-57',1794795128572);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',59,'move',1,'take o9','1:bot-58',1794795128574);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',60,'move',0,'take y8','0:test-58',1794795128577);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',61,'move',1,'buy G8ne y4 y6','1:bot-60',1794795128578);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',62,'move',1,'reserve G8ne','1:bot-61',1794795128579);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',63,'move',0,'buy P2new y8','0:test-59',1794795128594);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',64,'move',0,'place P2new -4,6','0:test-60',1794795128598);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',65,'move',1,'take o4','1:bot-64',1794795128599);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',66,'move',0,'take y3','0:test-61',1794795128601);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',67,'move',1,'place G8ne 2,0','1:bot-66',1794795128603);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',68,'move',0,'take g1','0:test-62',1794795128606);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',69,'move',1,'buy G10n o1 o9','1:bot-68',1794795128607);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',70,'move',1,'reserve C11','1:bot-69',1794795128608);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',71,'move',1,'give G10n','1:bot-70',1794795128609);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',72,'move',0,'buy P6n o6','0:test-63',1794795128611);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',73,'move',0,'take g7','0:test-64',1794795128612);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',74,'move',0,'place P6n -3,5','0:test-65',1794795128613);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',75,'move',1,'swap C11 G8ne','1:bot-74',1794795128615);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',76,'move',0,'buy C10 g3 g7','0:test-66',1794795128616);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',77,'move',0,'take y8','0:test-67',1794795128619);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',78,'move',0,'place C10 -2,5','0:test-68',1794795128622);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',79,'move',1,'reserve C11','1:bot-78',1794795128624);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',80,'move',0,'buy A7es y8','0:test-69',1794795128626);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',81,'move',0,'place A7es -1,5','0:test-70',1794795128628);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',82,'move',1,'reserve G10','1:bot-81',1794795128631);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',83,'move',0,'take b6','0:test-71',1794795128632);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',84,'move',1,'take o7','1:bot-83',1794795128634);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',85,'move',0,'take y2','0:test-72',1794795128636);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',86,'move',1,'swap G10 C7ne','1:bot-85',1794795128638);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',87,'move',0,'buy S6es y1 y2 y3','0:test-73',1794795128640);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',88,'move',0,'take g3','0:test-74',1794795128646);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',89,'move',0,'place S6es -2,0','0:test-75',1794795128647);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',90,'move',1,'take o6','1:bot-89',1794795128649);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',91,'move',0,'take g7','0:test-76',1794795128651);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',92,'move',1,'place G8ne 0,2','1:bot-91',1794795128653);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',93,'move',0,'buy C8nw g3 g7','0:test-77',1794795128656);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',94,'move',0,'place C8nw -2,6','0:test-78',1794795128658);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',95,'move',1,'buy G9e o2 o7','1:bot-94',1794795128659);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',96,'move',1,'take b9','1:bot-95',1794795128660);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',97,'move',1,'place G9e 0,-1','1:bot-96',1794795128661);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',98,'move',0,'take y7','0:test-79',1794795128663);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',99,'move',1,'take o7','1:bot-98',1794795128665);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',100,'move',0,'buy A4nes y7','0:test-80',1794795128666);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',101,'move',0,'place A4nes 1,0','0:test-81',1794795128667);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',102,'move',1,'place C7ne 1,0','1:bot-101',1794795128669);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',103,'move',0,'take g2','0:test-82',1794795128671);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',104,'move',1,'buy S7w o3 o6','1:bot-103',1794795128673);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',105,'move',1,'place S7w -1,1','1:bot-104',1794795128674);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',106,'move',0,'take g5','0:test-83',1794795128676);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',107,'move',1,'swap C11 G8ne','1:bot-106',1794795128678);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',108,'move',0,'take y1','0:test-84',1794795128682);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',109,'move',1,'take g6','1:bot-108',1794795128684);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',110,'move',0,'take g4','0:test-85',1794795128689);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',111,'move',1,'buy T9es g4 g6','1:bot-110',1794795128690);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',112,'move',1,'reserve T9es','1:bot-111',1794795128692);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',113,'move',0,'buy G11 g2 g4 g5','0:test-86',1794795128693);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',114,'move',0,'take b2','0:test-87',1794795128694);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',115,'move',0,'place G11 -1,6','0:test-88',1794795128696);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',116,'move',1,'reserve C7ne','1:bot-115',1794795128886);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',117,'move',0,'buy T8nes b2 b6','0:test-89',1794795128890);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',118,'move',0,'take b5','0:test-90',1794795128891);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',119,'move',0,'place T8nes 0,6','0:test-91',1794795128893);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',120,'move',1,'place T9es 1,1','1:bot-119',1794795128894);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',121,'move',0,'take g9','0:test-92',1794795128897);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',122,'move',1,'reserve T9es','1:bot-121',1794795128898);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',123,'move',0,'buy C7sw g9','0:test-93',1794795128901);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',124,'move',0,'place C7sw -5,4','0:test-94',1794795128903);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',125,'move',1,'buy S5sw g8','1:bot-124',1794795128904);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',126,'move',1,'place S5sw -1,-1','1:bot-125',1794795128911);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',127,'move',0,'take g6','0:test-95',1794795128918);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',128,'move',1,'swap C7ne C11','1:bot-127',1794795128920);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',129,'move',0,'buy A6ne g6','0:test-96',1794795128923);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',130,'move',0,'take b3','0:test-97',1794795128938);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',131,'move',0,'place A6ne -1,7','0:test-98',1794795128958);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',132,'move',1,'place C11 1,1','1:bot-131',1794795128961);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',133,'move',0,'buy G8nw b3 b5','0:test-99',1794795128971);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',134,'move',0,'take o4','0:test-100',1794795128978);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',135,'move',0,'place G8nw -4,2','0:test-101',1794795128984);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',136,'move',1,'take o8','1:bot-135',1794795128987);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',137,'move',0,'take y4','0:test-102',1794795128990);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',138,'move',1,'reserve C7ne','1:bot-137',1794795128992);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',139,'move',0,'take y2','0:test-103',1794795129002);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',140,'move',1,'take o9','1:bot-139',1794795129014);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',141,'move',0,'take b4','0:test-104',1794795129024);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',142,'move',1,'place C7ne -1,2','1:bot-141',1794795129034);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',143,'move',0,'take b7','0:test-105',1794795129041);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',144,'move',1,'buy C9w o4 o7','1:bot-143',1794795129049);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',145,'move',1,'give C9w','1:bot-144',1794795129057);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',146,'move',0,'buy T11n b4 b7','0:test-106',1794795129069);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',147,'move',0,'take b4','0:test-107',1794795129074);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',148,'move',0,'place T11n -2,3','0:test-108',1794795129084);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',149,'move',1,'place T9es 2,1','1:bot-148',1794795129088);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',150,'move',0,'take b7','0:test-109',1794795129092);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',151,'move',1,'take b5','1:bot-150',1794795129102);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',152,'move',0,'buy A10 b4 b7','0:test-110',1794795129105);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',153,'move',0,'place A10 -1,3','0:test-111',1794795129109);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',154,'move',1,'place G8ne 1,2','1:bot-153',1794795129116);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',155,'move',0,'take o5','0:test-112',1794795129132);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',156,'move',1,'take y7','1:bot-155',1794795129139);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',157,'move',0,'buy G6esw o4 o5','0:test-113',1794795129143);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',158,'move',0,'place G6esw -2,4','0:test-114',1794795129145);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',159,'move',1,'place C9s -2,2','1:bot-158',1794795129149);
INSERT INTO "events" VALUES('19VYsHF4nvZlHETHCzjxTg',160,'move',1,'place A8e -2,3','1:bot-159',1794795129153);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',1,'move',1,'buy A4nes y7','1:test-0',1794795127835);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',2,'move',1,'place A4nes 1,0','1:test-1',1794795127838);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',3,'move',0,'buy T11 g4 g9','0:test-2',1794795127840);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',4,'move',0,'place T11 0,1','0:test-3',1794795127854);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',5,'move',1,'buy P4es g5','1:test-4',1794795127858);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',6,'move',1,'place P4es 0,-1','1:test-5',1794795127876);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',7,'move',0,'take y6','0:test-6',1794795127886);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',8,'move',1,'take y9','1:test-7',1794795127888);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',9,'move',0,'buy G6esw y6','0:test-8',1794795127897);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',10,'move',0,'take g1','0:test-9',1794795127911);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',11,'move',0,'place G6esw 0,-1','0:test-10',1794795127919);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',12,'move',1,'buy G8sw y9','1:test-11',1794795127939);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',13,'move',1,'place G8sw -1,0','1:test-12',1794795127951);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',14,'move',0,'buy S5sw y2 y3','0:test-13',1794795127964);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',15,'move',0,'take g9','0:test-14',1794795127979);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',16,'move',0,'place S5sw -1,1','0:test-15',1794795127990);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',17,'move',1,'take y2','1:test-16',1794795127999);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',18,'move',0,'take g8','0:test-17',1794795128010);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',19,'move',1,'take g3','1:test-18',1794795128029);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',20,'move',0,'buy G11 g8 g9','0:test-19',1794795128039);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',21,'move',0,'place G11 -1,2','0:test-20',1794795128058);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',22,'move',1,'buy P6n g3 g5','1:test-21',1794795128067);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',23,'move',1,'place P6n -1,1','1:test-22',1794795128078);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',24,'move',0,'take b4','0:test-23',1794795128091);
INSERT INTO "events" VALUES('VQchVG75f4iDyoFJuvTTTg',25,'move',1,'take o1','1:test-24',1794795128108);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "guests" VALUES('EgM3XI95LCONrzsGMi2ppA','Ann',X'408FE6E729E78C78FB163407D7EF06B7411D9966C812923918B7F74FD0787C5B',1794795127413);
INSERT INTO "guests" VALUES('P_E8f5W4rukml4EaQWtDGA','Beä',X'AA00940F745F34099AB1BE7286F5CFEB6DD9D8640F0430EBE2535F7D163A6024',1794795127609);
CREATE TABLE sitters (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest_id, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "sitters" VALUES('EgM3XI95LCONrzsGMi2ppA','19VYsHF4nvZlHETHCzjxTg');
INSERT INTO "sitters" VALUES('EgM3XI95LCONrzsGMi2ppA','VQchVG75f4iDyoFJuvTTTg');
INSERT INTO "sitters" VALUES('EgM3XI95LCONrzsGMi2ppA','k7sMvov8VEdJaxD97kyP4w');
INSERT INTO "sitters" VALUES('P_E8f5W4rukml4EaQWtDGA','VQchVG75f4iDyoFJuvTTTg');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    pace INTEGER NOT NULL,
    status TEXT NOT NULL,
    awaited INTEGER,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('19VYsHF4nvZlHETHCzjxTg','palace','1','{}','[{"guest":"EgM3XI95LCONrzsGMi2ppA"},{"bot":"random"}]','EgM3XI95LCONrzsGMi2ppA',0,'over',NULL,'6af6ef0f052fc384',1794795128134,1794795129153);
INSERT INTO "tables" VALUES('VQchVG75f4iDyoFJuvTTTg','palace','1','{}','[{"guest":"EgM3XI95LCONrzsGMi2ppA"},{"guest":"P_E8f5W4rukml4EaQWtDGA"}]','EgM3XI95LCONrzsGMi2ppA',0,'running',0,'c511d17510b47789',1794795127682,1794795128108);
INSERT INTO "tables" VALUES('k7sMvov8VEdJaxD97kyP4w','palace','1','{}','[{"guest":"EgM3XI95LCONrzsGMi2ppA"},{},{"bot":"greedy"}]','EgM3XI95LCONrzsGMi2ppA',0,'open',NULL,'aaa16981d8fb8ebf',1794795128126,1794795128126);
COMMIT;
