BEGIN TRANSACTION;
PRAGMA user_version = 4;
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "bans" VALUES('192.0.2.7',1);
CREATE TABLE "events" (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    command_id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',1,'move',0,'keep SCGGGGT','0:test-21',1794960024614);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',2,'move',0,'keep SCGGGGT','0:test-22',1794960024618);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',3,'move',0,'marker S','0:test-23',1794960024621);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',4,'move',1,'keep PPPPCGG','1:test-24',1794960024625);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',5,'move',1,'keep PPPPPCG','1:test-25',1794960024629);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',6,'move',1,'marker P','1:test-26',1794960024645);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',7,'move',0,'keep PPPPPSG','0:test-27',1794960024652);
INSERT INTO "events" VALUES('8b9eNpW1-KPSVk66Neph0g',8,'move',0,'keep PPPPPSG','0:test-28',1794960024670);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',1,'move',1,'take y6','1:test-0',1794960024431);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',2,'move',0,'take y9','0:test-1',1794960024444);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',3,'move',1,'take g6','1:test-2',1794960024461);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',4,'move',0,'take y2','0:test-3',1794960024475);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',5,'move',1,'take y4','1:test-4',1794960024477);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',6,'move',0,'take g3','0:test-5',1794960024479);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',7,'move',1,'take b1','1:test-6',1794960024481);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',8,'move',0,'take g6','0:test-7',1794960024482);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',9,'move',1,'buy T7new y4 y6','1:bot-8',1794960024488);
INSERT INTO "events" VALUES('EJtOIbZ9HHulfKFeDl6H8g',10,'move',1,'place T7new 0,1','1:bot-9',1794960024489);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',1,'move',0,'keep PSSAAAC','0:test-41',1794960024817);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',2,'move',0,'keep PPSSAAA','0:test-42',1794960024819);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',3,'move',0,'marker P','0:test-43',1794960024833);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',4,'move',1,'keep SSACGTT','1:test-44',1794960024866);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',5,'move',1,'keep SSACGGT','1:test-45',1794960024897);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',6,'move',1,'marker S','1:test-46',1794960024908);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',7,'move',0,'keep AAAACCT','0:test-47',1794960024937);
INSERT INTO "events" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',8,'move',0,'keep AAAACCC','0:test-48',1794960024946);
INSERT INTO "events" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw',1,'move',1,'take y5','1:test-15',1794960024553);
INSERT INTO "events" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw',2,'move',0,'take g1','0:test-16',1794960024560);
INSERT INTO "events" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw',3,'move',1,'take y6','1:test-17',1794960024561);
INSERT INTO "events" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw',4,'move',0,'take g3','0:test-18',1794960024563);
INSERT INTO "events" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw',5,'move',1,'take y3','1:test-19',1794960024572);
INSERT INTO "events" VALUES('PHJxnKmr23f69t_AxN3b2A',1,'move',0,'keep PPPSAAC','0:test-55',1794960025146);
INSERT INTO "events" VALUES('PHJxnKmr23f69t_AxN3b2A',2,'move',0,'keep PPPSAAC','0:test-56',1794960025255);
INSERT INTO "events" VALUES('PHJxnKmr23f69t_AxN3b2A',3,'move',0,'marker P','0:test-57',1794960025395);
INSERT INTO "events" VALUES('PHJxnKmr23f69t_AxN3b2A',4,'move',1,'keep PPSSAAC','1:test-58',1794960025441);
INSERT INTO "events" VALUES('PHJxnKmr23f69t_AxN3b2A',5,'move',1,'keep PPSSAAC','1:test-59',1794960025454);
INSERT INTO "events" VALUES('iGrEhfAAIaAq1SmzBSBjZQ',1,'move',0,'keep PPSSSCG','0:test-35',1794960024724);
INSERT INTO "events" VALUES('iGrEhfAAIaAq1SmzBSBjZQ',2,'move',0,'keep PPSSSAC','0:test-36',1794960024737);
INSERT INTO "events" VALUES('iGrEhfAAIaAq1SmzBSBjZQ',3,'move',0,'marker P','0:test-37',1794960024745);
INSERT INTO "events" VALUES('iGrEhfAAIaAq1SmzBSBjZQ',4,'move',1,'keep PPSSSCC','1:test-38',1794960024752);
INSERT INTO "events" VALUES('iGrEhfAAIaAq1SmzBSBjZQ',5,'move',1,'keep PPPSSSC','1:test-39',1794960024766);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',1,'move',0,'cross 3,4','0:test-81',1794960026234);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',2,'move',0,'cross 5,4','0:test-82',1794960026243);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',3,'move',0,'cross 2,2','0:test-83',1794960026253);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',4,'move',0,'cross 2,4','0:test-84',1794960026260);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',5,'move',0,'cross 3,5','0:test-85',1794960026270);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',6,'move',0,'cross 6,4','0:test-86',1794960026278);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',7,'move',0,'cross 5,5','0:test-87',1794960026284);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',8,'move',0,'cross 2,6','0:test-88',1794960026286);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',9,'move',0,'cross 4,4','0:test-89',1794960026288);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',10,'move',0,'cross 1,3','0:test-90',1794960026290);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',11,'move',0,'cross 6,5','0:test-91',1794960026294);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',12,'move',0,'coins','0:test-92',1794960026296);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',13,'move',0,'coins','0:test-93',1794960026297);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',14,'move',0,'coins','0:test-94',1794960026299);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',15,'move',0,'cross 3,2','0:test-95',1794960026301);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',16,'move',0,'cross 2,5','0:test-96',1794960026315);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',17,'move',0,'cross 5,1','0:test-97',1794960026331);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',18,'move',0,'cross 6,1','0:test-98',1794960026339);
INSERT INTO "events" VALUES('kdZGWvs4yKP1UTi-9xagxw',19,'move',0,'cross 5,3','0:test-99',1794960026351);
INSERT INTO "events" VALUES('mJY0PaidGmxrsVDJKOf-bA',1,'move',0,'cross 4,6','0:test-75',1794960026039);
INSERT INTO "events" VALUES('mJY0PaidGmxrsVDJKOf-bA',2,'move',0,'cross 6,6','0:test-76',1794960026058);
INSERT INTO "events" VALUES('mJY0PaidGmxrsVDJKOf-bA',3,'move',0,'keep 2,3','0:test-77',1794960026066);
INSERT INTO "events" VALUES('mJY0PaidGmxrsVDJKOf-bA',4,'move',1,'cross 3,2','1:test-78',1794960026095);
INSERT INTO "events" VALUES('mJY0PaidGmxrsVDJKOf-bA',5,'move',1,'cross 4,4','1:test-79',1794960026108);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',1,'move',1,'keep nothing','1:bot-0',1794960026484);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',2,'move',1,'keep PSCGTTT','1:bot-1',1794960026498);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',3,'move',1,'marker S','1:bot-2',1794960026520);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',4,'move',0,'marker S','0:test-100',1794960026529);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',5,'move',1,'keep PPAAAC','1:bot-4',1794960026553);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',6,'move',1,'keep AAACT','1:bot-5',1794960026572);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',7,'move',1,'marker T','1:bot-6',1794960026599);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',8,'move',0,'marker S','0:test-101',1794960026607);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',9,'move',1,'keep PSSCG','1:bot-8',1794960026612);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',10,'move',1,'keep nothing','1:bot-9',1794960026621);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',11,'move',1,'marker G','1:bot-10',1794960026635);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',12,'move',0,'marker P','0:test-102',1794960026641);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',13,'move',1,'keep SACG','1:bot-12',1794960026646);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',14,'move',1,'keep SGG','1:bot-13',1794960026657);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',15,'move',1,'marker S','1:bot-14',1794960026660);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',16,'move',0,'marker P','0:test-103',1794960026663);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',17,'move',1,'keep SC','1:bot-16',1794960026673);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',18,'move',1,'keep PSCTT','1:bot-17',1794960026680);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',19,'move',1,'marker A','1:bot-18',1794960026686);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',20,'move',0,'marker P','0:test-104',1794960026698);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',21,'move',0,'accept','0:test-105',1794960026716);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',22,'move',1,'take points','1:bot-21',1794960026739);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',23,'move',1,'name 2','1:bot-22',1794960026750);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',24,'move',1,'keep PSAC','1:bot-23',1794960026760);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',25,'move',1,'keep SAAACT','1:bot-24',1794960026785);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',26,'move',1,'marker S','1:bot-25',1794960026797);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',27,'move',0,'marker P','0:test-106',1794960026800);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',28,'move',1,'keep PAACCT','1:bot-27',1794960026809);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',29,'move',1,'keep PAC','1:bot-28',1794960026826);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',30,'move',1,'marker P','1:bot-29',1794960026836);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',31,'move',0,'marker P','0:test-107',1794960026853);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',32,'move',1,'keep PAGG','1:bot-31',1794960026893);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',33,'move',1,'keep GG','1:bot-32',1794960026905);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',34,'move',1,'marker C','1:bot-33',1794960026908);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',35,'move',0,'marker P','0:test-108',1794960026912);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',36,'move',1,'keep PSACG','1:bot-35',1794960026928);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',37,'move',1,'keep PCT','1:bot-36',1794960026936);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',38,'move',1,'marker T','1:bot-37',1794960026941);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',39,'move',0,'marker P','0:test-109',1794960026956);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',40,'move',1,'keep AAT','1:bot-39',1794960026968);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',41,'move',1,'keep PAAG','1:bot-40',1794960026983);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',42,'move',1,'marker A','1:bot-41',1794960026990);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',43,'move',0,'marker P','0:test-110',1794960026999);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',44,'move',0,'take points','0:test-111',1794960027018);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',45,'move',0,'accept','0:test-112',1794960027022);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',46,'move',1,'name 2','1:bot-45',1794960027031);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',47,'move',1,'keep PPPSS','1:bot-46',1794960027033);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',48,'move',1,'keep SS','1:bot-47',1794960027043);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',49,'move',1,'marker T','1:bot-48',1794960027056);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',50,'move',0,'marker S','0:test-113',1794960027062);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',51,'move',1,'keep PPSSA','1:bot-50',1794960027065);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',52,'move',1,'keep PPA','1:bot-51',1794960027199);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',53,'move',1,'marker S','1:bot-52',1794960027202);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',54,'move',0,'marker P','0:test-114',1794960027217);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',55,'move',1,'keep PPSA','1:bot-54',1794960027238);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',56,'move',1,'keep PS','1:bot-55',1794960027254);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',57,'move',1,'marker T','1:bot-56',1794960027271);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',58,'move',0,'marker P','0:test-115',1794960027354);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',59,'move',1,'keep PAA','1:bot-58',1794960027369);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',60,'move',1,'keep PACGT','1:bot-59',1794960027381);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',61,'move',1,'marker C','1:bot-60',1794960027390);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',62,'move',0,'marker P','0:test-116',1794960027406);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',63,'move',1,'keep PSGT','1:bot-62',1794960027414);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',64,'move',1,'keep CG','1:bot-63',1794960027426);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',65,'move',1,'marker G','1:bot-64',1794960027434);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',66,'move',0,'marker P','0:test-117',1794960027442);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',67,'move',0,'accept','0:test-118',1794960027450);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',68,'move',0,'accept','0:test-119',1794960027457);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',69,'move',1,'take token','1:bot-68',1794960027470);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',70,'move',1,'take points','1:bot-69',1794960027478);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',71,'move',0,'marker P','0:test-120',1794960027490);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',72,'move',1,'keep C','1:bot-71',1794960027502);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',73,'move',1,'keep AAAG','1:bot-72',1794960027511);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',74,'move',1,'marker G','1:bot-73',1794960027519);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',75,'move',0,'marker P','0:test-121',1794960027527);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',76,'move',1,'keep PC','1:bot-75',1794960027548);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',77,'move',1,'marker C','1:bot-76',1794960027559);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',78,'move',0,'marker P','0:test-122',1794960027570);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',79,'move',1,'keep PAC','1:bot-78',1794960027575);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',80,'move',1,'keep PPAT','1:bot-79',1794960027582);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',81,'move',1,'marker T','1:bot-80',1794960027593);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',82,'move',0,'marker S','0:test-123',1794960027614);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',83,'move',1,'keep TT','1:bot-82',1794960027625);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',84,'move',1,'keep GT','1:bot-83',1794960027632);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',85,'move',1,'marker S','1:bot-84',1794960027651);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',86,'move',0,'marker P','0:test-124',1794960027674);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',87,'move',1,'keep AGTT','1:bot-86',1794960027691);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',88,'move',1,'keep AAGGTT','1:bot-87',1794960027697);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',89,'move',1,'marker T','1:bot-88',1794960027705);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',90,'move',0,'accept','0:test-125',1794960027716);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',91,'move',0,'accept','0:test-126',1794960027732);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',92,'move',0,'name 1','0:test-127',1794960027739);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',93,'move',1,'take token','1:bot-92',1794960027791);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',94,'move',0,'marker S','0:test-128',1794960027811);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',95,'move',1,'keep SSAGT','1:bot-94',1794960027816);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',96,'move',1,'keep SGGTT','1:bot-95',1794960027825);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',97,'move',1,'marker T','1:bot-96',1794960027828);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',98,'move',0,'marker S','0:test-129',1794960027829);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',99,'move',1,'keep PAGT','1:bot-98',1794960027830);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',100,'move',1,'keep PAAAGT','1:bot-99',1794960027835);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',101,'move',1,'marker A','1:bot-100',1794960027861);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',102,'move',0,'marker S','0:test-130',1794960027895);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',103,'move',1,'keep PPSSA','1:bot-102',1794960027932);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',104,'move',1,'keep PPAA','1:bot-103',1794960027947);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',105,'move',1,'marker P','1:bot-104',1794960027953);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',106,'move',0,'marker S','0:test-131',1794960027958);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',107,'move',1,'keep PSSCCT','1:bot-106',1794960027978);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',108,'move',1,'keep SCCTT','1:bot-107',1794960028001);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',109,'move',1,'marker S','1:bot-108',1794960028013);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',110,'move',0,'marker P','0:test-132',1794960028019);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',111,'move',1,'keep PC','1:bot-110',1794960028039);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',112,'move',1,'keep PPSCC','1:bot-111',1794960028049);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',113,'move',1,'marker G','1:bot-112',1794960028066);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',114,'move',1,'take points','1:bot-113',1794960028077);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',115,'move',0,'take points','0:test-133',1794960028082);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',116,'move',0,'accept','0:test-134',1794960028094);
INSERT INTO "events" VALUES('ppvnkv_B3x6TEed6dEwQxA',117,'move',1,'take points','1:bot-116',1794960028105);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',1,'move',0,'cross 1,4','0:test-61',1794960025524);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',2,'move',0,'cross 5,6','0:test-62',1794960025531);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',3,'move',0,'keep 1,2','0:test-63',1794960025548);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',4,'move',1,'cross 3,6','1:test-64',1794960025585);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',5,'move',1,'cross 5,6','1:test-65',1794960025597);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',6,'move',1,'keep 2,2','1:test-66',1794960025665);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',7,'move',0,'cross 1,2','0:test-67',1794960025677);
INSERT INTO "events" VALUES('vUnq-HVKIWr0awkqvKLnAQ',8,'move',1,'cross 2,2','1:test-68',1794960025684);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "guests" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','Ann',X'EF59D62AE7170F3FDE75EF47C4C10844D21213DD3B804C6C3000A1D618970A0B',1794960024298);
INSERT INTO "guests" VALUES('iyMcyBVkDW4Ka6XczoIh8g','Bea',X'F956ED3E1CFE4352927520B3748E2CFC6959A204C992A476C0C5AB0D152F8084',1794960024373);
CREATE TABLE keys (
    hash BLOB PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "keys" VALUES(X'0E33F87C20A82A873DC6794973B4DD8CAD3F7521E6359938DEEC7034F5F89A0B','32EuCJ0-KAPTb5-bBhxkXQ','code',1794960024396);
INSERT INTO "keys" VALUES(X'EF59D62AE7170F3FDE75EF47C4C10844D21213DD3B804C6C3000A1D618970A0B','32EuCJ0-KAPTb5-bBhxkXQ','device',1794960024298);
INSERT INTO "keys" VALUES(X'F956ED3E1CFE4352927520B3748E2CFC6959A204C992A476C0C5AB0D152F8084','iyMcyBVkDW4Ka6XczoIh8g','device',1794960024373);
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest_id TEXT REFERENCES guests (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    command_id TEXT,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('8b9eNpW1-KPSVk66Neph0g',1,'32EuCJ0-KAPTb5-bBhxkXQ','Good luck, Béa! <b>“ok”</b>','32EuCJ0-KAPTb5-bBhxkXQ:test-29',1794960024672);
INSERT INTO "lines" VALUES('8b9eNpW1-KPSVk66Neph0g',2,'iyMcyBVkDW4Ka6XczoIh8g','Danke & ebenso','iyMcyBVkDW4Ka6XczoIh8g:test-30',1794960024673);
INSERT INTO "lines" VALUES('8b9eNpW1-KPSVk66Neph0g',3,NULL,'{"id":"notice-handed","facts":{"name":"Bea"},"rule":null}',NULL,1794960024674);
INSERT INTO "lines" VALUES('8b9eNpW1-KPSVk66Neph0g',4,NULL,'{"id":"notice-back","facts":{"name":"Bea"},"rule":null}',NULL,1794960024675);
INSERT INTO "lines" VALUES('8b9eNpW1-KPSVk66Neph0g',5,NULL,'{"id":"notice-agrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960024676);
INSERT INTO "lines" VALUES('8b9eNpW1-KPSVk66Neph0g',6,NULL,'{"id":"notice-disagrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960024678);
INSERT INTO "lines" VALUES('EJtOIbZ9HHulfKFeDl6H8g',1,'32EuCJ0-KAPTb5-bBhxkXQ','Good luck, Béa! <b>“ok”</b>','32EuCJ0-KAPTb5-bBhxkXQ:test-8',1794960024484);
INSERT INTO "lines" VALUES('EJtOIbZ9HHulfKFeDl6H8g',2,'iyMcyBVkDW4Ka6XczoIh8g','Danke & ebenso','iyMcyBVkDW4Ka6XczoIh8g:test-9',1794960024485);
INSERT INTO "lines" VALUES('EJtOIbZ9HHulfKFeDl6H8g',3,NULL,'{"id":"notice-handed","facts":{"name":"Bea"},"rule":null}',NULL,1794960024486);
INSERT INTO "lines" VALUES('EJtOIbZ9HHulfKFeDl6H8g',4,NULL,'{"id":"notice-back","facts":{"name":"Bea"},"rule":null}',NULL,1794960024491);
INSERT INTO "lines" VALUES('EJtOIbZ9HHulfKFeDl6H8g',5,NULL,'{"id":"notice-agrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960024499);
INSERT INTO "lines" VALUES('EJtOIbZ9HHulfKFeDl6H8g',6,NULL,'{"id":"notice-disagrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960024508);
INSERT INTO "lines" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',1,'32EuCJ0-KAPTb5-bBhxkXQ','Good luck, Béa! <b>“ok”</b>','32EuCJ0-KAPTb5-bBhxkXQ:test-49',1794960024957);
INSERT INTO "lines" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',2,'iyMcyBVkDW4Ka6XczoIh8g','Danke & ebenso','iyMcyBVkDW4Ka6XczoIh8g:test-50',1794960024971);
INSERT INTO "lines" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',3,NULL,'{"id":"notice-handed","facts":{"name":"Bea"},"rule":null}',NULL,1794960024976);
INSERT INTO "lines" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',4,NULL,'{"id":"notice-back","facts":{"name":"Bea"},"rule":null}',NULL,1794960024987);
INSERT INTO "lines" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',5,NULL,'{"id":"notice-agrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960025001);
INSERT INTO "lines" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw',6,NULL,'{"id":"notice-disagrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960025017);
INSERT INTO "lines" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw',1,NULL,'{"id":"notice-resigned","facts":{"name":"Bea"},"rule":null}',NULL,1794960024579);
INSERT INTO "lines" VALUES('PHJxnKmr23f69t_AxN3b2A',1,NULL,'{"id":"notice-resigned","facts":{"name":"Bea"},"rule":null}',NULL,1794960025470);
INSERT INTO "lines" VALUES('iGrEhfAAIaAq1SmzBSBjZQ',1,NULL,'{"id":"notice-resigned","facts":{"name":"Bea"},"rule":null}',NULL,1794960024784);
INSERT INTO "lines" VALUES('mJY0PaidGmxrsVDJKOf-bA',1,NULL,'{"id":"notice-resigned","facts":{"name":"Bea"},"rule":null}',NULL,1794960026125);
INSERT INTO "lines" VALUES('vUnq-HVKIWr0awkqvKLnAQ',1,'32EuCJ0-KAPTb5-bBhxkXQ','Good luck, Béa! <b>“ok”</b>','32EuCJ0-KAPTb5-bBhxkXQ:test-69',1794960025693);
INSERT INTO "lines" VALUES('vUnq-HVKIWr0awkqvKLnAQ',2,'iyMcyBVkDW4Ka6XczoIh8g','Danke & ebenso','iyMcyBVkDW4Ka6XczoIh8g:test-70',1794960025753);
INSERT INTO "lines" VALUES('vUnq-HVKIWr0awkqvKLnAQ',3,NULL,'{"id":"notice-handed","facts":{"name":"Bea"},"rule":null}',NULL,1794960025779);
INSERT INTO "lines" VALUES('vUnq-HVKIWr0awkqvKLnAQ',4,NULL,'{"id":"notice-back","facts":{"name":"Bea"},"rule":null}',NULL,1794960025801);
INSERT INTO "lines" VALUES('vUnq-HVKIWr0awkqvKLnAQ',5,NULL,'{"id":"notice-agrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960025821);
INSERT INTO "lines" VALUES('vUnq-HVKIWr0awkqvKLnAQ',6,NULL,'{"id":"notice-disagrees","facts":{"name":"Ann"},"rule":null}',NULL,1794960025897);
CREATE TABLE mutes (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (guest_id, muted_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "mutes" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','iyMcyBVkDW4Ka6XczoIh8g');
CREATE TABLE ratings (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guest_id, game)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','alcazaba','27.635389493140497','8.06590141354368',1);
INSERT INTO "ratings" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','dice','27.635389493140497','8.06590141354368',1);
INSERT INTO "ratings" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','palace','27.635389493140497','8.06590141354368',1);
INSERT INTO "ratings" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','rollwrite','27.635389493140497','8.06590141354368',1);
INSERT INTO "ratings" VALUES('iyMcyBVkDW4Ka6XczoIh8g','alcazaba','22.364610506859503','8.06590141354368',1);
INSERT INTO "ratings" VALUES('iyMcyBVkDW4Ka6XczoIh8g','dice','22.364610506859503','8.06590141354368',1);
INSERT INTO "ratings" VALUES('iyMcyBVkDW4Ka6XczoIh8g','palace','22.364610506859503','8.06590141354368',1);
INSERT INTO "ratings" VALUES('iyMcyBVkDW4Ka6XczoIh8g','rollwrite','22.364610506859503','8.06590141354368',1);
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    ended TEXT,
    players INTEGER NOT NULL,
    people INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    created INTEGER NOT NULL, wall INTEGER, exact INTEGER, rating TEXT,
    PRIMARY KEY (table_id, guest_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw','32EuCJ0-KAPTb5-bBhxkXQ','palace','resigned',2,2,0,1,1,1794960024572,0,0,'3.4');
INSERT INTO "results" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw','iyMcyBVkDW4Ka6XczoIh8g','palace','resigned',2,2,0,2,0,1794960024572,0,0,'-1.8');
INSERT INTO "results" VALUES('PHJxnKmr23f69t_AxN3b2A','32EuCJ0-KAPTb5-bBhxkXQ','alcazaba','resigned',2,2,0,1,1,1794960025454,0,NULL,'3.4');
INSERT INTO "results" VALUES('PHJxnKmr23f69t_AxN3b2A','iyMcyBVkDW4Ka6XczoIh8g','alcazaba','resigned',2,2,0,2,0,1794960025454,0,NULL,'-1.8');
INSERT INTO "results" VALUES('iGrEhfAAIaAq1SmzBSBjZQ','32EuCJ0-KAPTb5-bBhxkXQ','dice','resigned',2,2,0,1,1,1794960024766,NULL,NULL,'3.4');
INSERT INTO "results" VALUES('iGrEhfAAIaAq1SmzBSBjZQ','iyMcyBVkDW4Ka6XczoIh8g','dice','resigned',2,2,0,2,0,1794960024766,NULL,NULL,'-1.8');
INSERT INTO "results" VALUES('kdZGWvs4yKP1UTi-9xagxw','32EuCJ0-KAPTb5-bBhxkXQ','rollwrite',NULL,1,1,78,1,1,1794960026351,NULL,NULL,NULL);
INSERT INTO "results" VALUES('mJY0PaidGmxrsVDJKOf-bA','32EuCJ0-KAPTb5-bBhxkXQ','rollwrite','resigned',2,2,0,1,1,1794960026108,NULL,NULL,'3.4');
INSERT INTO "results" VALUES('mJY0PaidGmxrsVDJKOf-bA','iyMcyBVkDW4Ka6XczoIh8g','rollwrite','resigned',2,2,0,2,0,1794960026108,NULL,NULL,'-1.8');
INSERT INTO "results" VALUES('ppvnkv_B3x6TEed6dEwQxA','32EuCJ0-KAPTb5-bBhxkXQ','dice',NULL,2,1,26,2,0,1794960028105,NULL,NULL,NULL);
CREATE TABLE sitters (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest_id, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','8b9eNpW1-KPSVk66Neph0g');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','8b9eNpW1-KPSVk66Neph0g');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','EJtOIbZ9HHulfKFeDl6H8g');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','EJtOIbZ9HHulfKFeDl6H8g');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','GqV6qz0Wyo9W2hQk4GF8Hw');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','GqV6qz0Wyo9W2hQk4GF8Hw');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','LUnfPwO7Y6rAPzXUH0X3Uw');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','LUnfPwO7Y6rAPzXUH0X3Uw');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','PHJxnKmr23f69t_AxN3b2A');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','PHJxnKmr23f69t_AxN3b2A');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','Uv8gDBqh9PesPFyMTj7Cew');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','iGrEhfAAIaAq1SmzBSBjZQ');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','iGrEhfAAIaAq1SmzBSBjZQ');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','kdZGWvs4yKP1UTi-9xagxw');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','mJY0PaidGmxrsVDJKOf-bA');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','mJY0PaidGmxrsVDJKOf-bA');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','ppvnkv_B3x6TEed6dEwQxA');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','urKzdeYNS6QCe5KxA-rpqg');
INSERT INTO "sitters" VALUES('32EuCJ0-KAPTb5-bBhxkXQ','vUnq-HVKIWr0awkqvKLnAQ');
INSERT INTO "sitters" VALUES('iyMcyBVkDW4Ka6XczoIh8g','vUnq-HVKIWr0awkqvKLnAQ');
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
, revision INTEGER NOT NULL DEFAULT 0, noted INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL DEFAULT 0, clock TEXT, gone_after INTEGER NOT NULL DEFAULT 120, removed TEXT NOT NULL DEFAULT '[]', started INTEGER, ended TEXT, again TEXT, deadline INTEGER, counted INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('8b9eNpW1-KPSVk66Neph0g','dice','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"cc240176f73f8a4907dbd3c7b79071bd"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","contribution":"852d470542b9e6b95a3227f7e2b76c1a","since":1794960024675}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'running',0,'07b719f2fe4cdece9cff498341a1b9968e175fb3694b532a7b45d11e082f3ba0',1794960024589,1794960024677,7,6,0,NULL,120,'[]',1794960024597,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('EJtOIbZ9HHulfKFeDl6H8g','palace','1','{"modules":"treasure,builders,invaders,bazaars"}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"73ee8f591fdc5d9aafe37df9dd428b25"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","contribution":"7d95990db765adb05db9435366064fab","since":1794960024490}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'running',1,'c468f46d5b2f3a9b1e8fb2f14fbdf31d2500b28fa118ac48d6a8cfece7ea4433',1794960024403,1794960024507,7,8,0,NULL,120,'[]',1794960024416,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('GqV6qz0Wyo9W2hQk4GF8Hw','alcazaba','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"a0223810d8a66bac38cc1102ed072beb"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","contribution":"d6c7b3924c0e2f41fe8863b721ae1ad7","since":1794960024986}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'running',0,'912fdd04a3e120343287a6cac494b307447feb5b717c2ac9a8a05d2edfdd748c',1794960024792,1794960025013,7,6,0,NULL,120,'[]',1794960024804,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('LUnfPwO7Y6rAPzXUH0X3Uw','palace','1','{"modules":"treasure,builders,invaders,bazaars"}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"16a971a748d1a1d60ae9b0b67362af35"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","stand_in":"greedy","resigned":true,"contribution":"20baa5eebd463ffb63e815f081e89167"}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'over',NULL,'c78a14739b3be46dc8bcc0e97110b0b56df33870b1593456b3949f0c3bf0bd74',1794960024527,1794960028145,5,5,0,NULL,120,'[]',1794960024540,'resigned','urKzdeYNS6QCe5KxA-rpqg',NULL,1);
INSERT INTO "tables" VALUES('PHJxnKmr23f69t_AxN3b2A','alcazaba','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"8e415eb53948149831afa29b2b76f4dd"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","stand_in":"greedy","resigned":true,"contribution":"31d55b262cedcae773a85458ff6c6df0"}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'over',NULL,'570966a33ec02c7361aad0dd3cd440e2c7c08dbc84222360ddb77e4cb6d1f90e',1794960025024,1794960025458,4,5,0,NULL,120,'[]',1794960025055,'resigned',NULL,NULL,1);
INSERT INTO "tables" VALUES('Uv8gDBqh9PesPFyMTj7Cew','alcazaba','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ"},{}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'open',NULL,'9347084e7275d113b98b54e3880128b323518fe4999bd47b657319bd990ef354',1794960028131,1794960028131,1,0,1,NULL,120,'[]',NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('iGrEhfAAIaAq1SmzBSBjZQ','dice','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"81c95140c5e91a9a3f42a1fdde33d1bc"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","stand_in":"greedy","resigned":true,"contribution":"a37681b3981ca52715721e961a5540f6"}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'over',NULL,'128e05534e038fd7c11f3084cc5dcb0336717d7a51cfb850473d4f2daa2d7210',1794960024680,1794960024774,4,5,0,'{"per":"move","seconds":2592000}',120,'[]',1794960024694,'resigned',NULL,NULL,1);
INSERT INTO "tables" VALUES('kdZGWvs4yKP1UTi-9xagxw','rollwrite','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"d546606ed6884c845d42f94a33a205b5"}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'over',NULL,'8cb94ad1ff4a8647f217c9a67599375de123f43437fa9fd3d8012c757890ce02',1794960026142,1794960026351,1,19,0,NULL,120,'[]',1794960026142,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('mJY0PaidGmxrsVDJKOf-bA','rollwrite','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"86beacba0bd49088342baba366546acb"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","stand_in":"greedy","resigned":true,"contribution":"9fdba17a019a1c9750ebb48874873d03"}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'over',NULL,'d062c04bc5aef95d324bb736771f5bb816b24974631042d0ddf77ede0d62b20b',1794960025929,1794960026115,4,5,0,NULL,120,'[]',1794960025956,'resigned',NULL,NULL,1);
INSERT INTO "tables" VALUES('ppvnkv_B3x6TEed6dEwQxA','dice','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"9074caa07979ad4c872e5b124cadf15c"},{"bot":"random","contribution":"595569915ae91f9bf0f0cbb3925772cc"}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'over',NULL,'9eb13ba2dccea483d0bd487deaee08adf655b0da26fad914e68d72dda8debb25',1794960026428,1794960028105,1,117,0,NULL,120,'[]',1794960026428,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('urKzdeYNS6QCe5KxA-rpqg','palace','1','{"modules":"treasure,builders,invaders,bazaars"}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ"},{}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'open',NULL,'8b7e7443dce37ef252576d93a2865fbc4230f7babc5c723856ccba742b7b6966',1794960028162,1794960028162,1,0,0,NULL,120,'[]',NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('vUnq-HVKIWr0awkqvKLnAQ','rollwrite','1','{}','[{"guest":"32EuCJ0-KAPTb5-bBhxkXQ","contribution":"8447e6624d3df6541022ef742d9972cf"},{"guest":"iyMcyBVkDW4Ka6XczoIh8g","contribution":"bfea3a450f3cd22f817ac2085693d888","since":1794960025793}]','32EuCJ0-KAPTb5-bBhxkXQ',0,'running',0,'20cbc7b39f73af36e6fa1a2f9289a1c4f3a26b02cd2cefdd2754b46bdf63b972',1794960025475,1794960025893,7,8,0,NULL,120,'[]',1794960025493,NULL,NULL,NULL,0);
CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    record TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "uploads" VALUES('8un0ukd44_gf1sNoiRmEgQ','32EuCJ0-KAPTb5-bBhxkXQ','[Format "alhambra 1"]
[Game "dice"]
[Rules "1"]
[Players "2"]
[Seat1 "Ann"]
[Seat2 "Bea"]
[Source "hmac-sha256"]
[Seed "57298e29aca0449491129175e5b9605c6cedacd0c5f62f26a838d4b8a8bdea0c"]
[Commitment "7a7ef274d390f600ca1ee61190b397f9ba23b2f8a97cd899ee6cedf167861d10"]
[Contributions "81c95140c5e91a9a3f42a1fdde33d1bc a37681b3981ca52715721e961a5540f6"]
[Secret "128e05534e038fd7c11f3084cc5dcb0336717d7a51cfb850473d4f2daa2d7210"]

* lot 1
* column G
* tokens black black annul black +2
* dirk P
* roll PPSSSCGT
1: keep PPSSSCG
* roll A
1: keep PPSSSAC
* roll C
1: marker P
* roll PPSSSCCT
2: keep PPSSSCC
* roll P
2: keep PPPSSSC
* roll S
= running
',1794960028182);
CREATE INDEX sitters_by_table ON sitters (table_id);
CREATE INDEX tables_by_deadline ON tables (status, deadline);
CREATE INDEX tables_by_counting ON tables (status, counted);
CREATE INDEX tables_by_change ON tables (status, changed);
CREATE INDEX keys_by_guest ON keys (guest_id);
CREATE INDEX results_by_guest ON results (guest_id);
CREATE INDEX uploads_by_guest ON uploads (guest_id);
COMMIT;
